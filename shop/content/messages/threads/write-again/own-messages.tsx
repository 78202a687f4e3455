import { texts } from '#texts/content/messages/threads/write-again'
import { useShopIdentity } from '../../../../ui/identity/shop-identity.ts'
import { Moment } from '../../../../ui/time.tsx'
import type { OwnThread } from './write-again.contract.ts'

/** The thread as its writer sees it. */
export function OwnMessages({ thread: { said } }: { thread: OwnThread }) {
  const { name } = useShopIdentity()
  return (
    <ol aria-label={texts.conversation} className="grid gap-4">
      {said.map(({ id, from, body, time_created }) => (
        <li key={id}>
          <article
            className={`rounded-card border p-4 sm:px-5 ${from === 'shop' ? 'border-transparent bg-sunken sm:mr-12' : 'border-line bg-surface sm:ml-12'}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="wrap-anywhere font-medium">{from === 'shop' ? name : texts.you}</span>
              <Moment of={time_created} className="text-muted" />
            </p>
            <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
          </article>
        </li>
      ))}
    </ol>
  )
}
