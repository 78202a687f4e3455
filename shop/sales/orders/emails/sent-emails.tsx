import { texts } from '#texts/sales/orders'
import { Moment } from '../../../ui/time.tsx'
import type { OrderEmail } from './order-emails.contract.ts'

/** The e-mails about an order with their dates; each expands to its text and attachments. */
export function SentEmails({ emails }: { emails: readonly OrderEmail[] }) {
  if (emails.length === 0) return <p className="text-muted">{texts.noEmailsAboutThisOrder}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {emails.map(({ id, subject, words, files, time_sent }) => (
        <li key={id}>
          <details>
            <summary className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-3 hover:bg-sunken/60">
              <span className="font-medium wrap-anywhere">{subject}</span>
              <span className="ml-auto text-muted text-sm">
                {time_sent ? <Moment of={time_sent} /> : texts.notSentYet}
              </span>
            </summary>
            <Words of={words} />
            {files.map((file) => (
              <details key={file.name} className="border-line border-t">
                <summary className="flex min-h-11 items-center py-2 text-sm underline underline-offset-4">
                  {texts.attached(file.name)}
                </summary>
                <Words of={file.words} />
              </details>
            ))}
          </details>
        </li>
      ))}
    </ul>
  )
}

const Words = ({ of: words }: { of: string }) => (
  <p className="whitespace-pre-wrap pb-4 text-sm wrap-anywhere">{words}</p>
)
