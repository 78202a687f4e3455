import { createContext, use } from 'react'

/** What marks inline scripts while a page is rendered, so that they are let through; undefined in browsers, which have run them. */
export const InlineNonce = createContext<string | undefined>(undefined)

/** A script that runs where it stands, before what follows is painted. */
export function InlineScript({ code }: { code: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, word for word
    <script nonce={use(InlineNonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  )
}
