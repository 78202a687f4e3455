import { createContext, use } from 'react'

/** The nonce of inline scripts during rendering; undefined in browsers. */
export const InlineNonce = createContext<string | undefined>(undefined)

/** A script that runs before the following content is painted. */
export function InlineScript({ code }: { code: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, word for word
    <script nonce={use(InlineNonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  )
}
