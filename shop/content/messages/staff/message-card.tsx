import { Check, Reply } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/content/messages/staff'
import { useFocusTransfer } from '../../../core/admin-kit/lists/result-count.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Moment } from '../../../ui/time.tsx'
import type { StaffMessage } from '../contact.contract.ts'
import { DeleteMessage } from './delete-message.tsx'
import { mailtoUrl } from './mailto-url.ts'
import { MarkMessage } from './mark-message.tsx'

/** A contact message with two ways to answer: in its thread, or in the reader's mail program. */
export function MessageCard({ message }: { message: StaffMessage }) {
  const { id, name, email, title, body, order, time_created, answered_on } = message
  const thread = href('/admin/contact/:id', { id: String(id) })
  const card = useRef<HTMLLIElement>(null)
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  useFocusTransfer(card)
  return (
    <li ref={card}>
      <article aria-labelledby={`message-${id}`} className="py-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <h2 id={`message-${id}`} className="min-w-0 text-lg wrap-anywhere">
            <Link
              to={thread}
              className="underline decoration-1 decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {title}
            </Link>
          </h2>
          <Moment of={time_created} className="text-muted text-sm" />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm wrap-anywhere">
          <span className="wrap-anywhere font-medium">{name}</span>
          <span className="text-muted">{email}</span>
          {order !== null && (
            <Link to={href('/admin/orders/:id', { id: String(order) })} className="underline underline-offset-4">
              {texts.aboutOrder(order)}
            </Link>
          )}
        </p>
        <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ButtonLink to={thread} aria-label={texts.answerTo(name)} weight="secondary">
            <Reply aria-hidden="true" className="size-5" />
            {texts.answer}
          </ButtonLink>
          <MarkMessage key={String(answered_on)} message={message} />
          <ButtonLink to={mailtoUrl(message)} aria-label={texts.replyTo(name)} weight="quiet">
            {texts.reply}
          </ButtonLink>
          <Button weight="quiet" aria-label={texts.deleteTheMessageOf(name)} onClick={() => setAsking(true)}>
            {texts.deleteLabel}
          </Button>
          {answered_on && (
            <p className="inline-flex items-center gap-1.5 text-good text-sm">
              <Check aria-hidden="true" className="size-4" />
              <Sentence of={texts.answeredOn(<Moment of={answered_on} />)} />
            </p>
          )}
        </div>
      </article>
      {isAsking && <DeleteMessage message={message} close={close} />}
    </li>
  )
}
