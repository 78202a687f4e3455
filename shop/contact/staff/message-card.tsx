import { Check, Reply } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import * as texts from '#texts/contact/staff'
import { ShopForm } from '../../forms/shop-form.tsx'
import { useFocusHandedOn } from '../../staff/result-count.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { Sentence } from '../../ui/sentence.ts'
import { Moment } from '../../ui/time.tsx'
import type { StaffMessage } from '../contact.contract.ts'
import { DeleteMessage } from './delete-message.tsx'
import { replyAddress } from './reply-address.ts'

/** What somebody wrote to the shop, and the way to answer: by the mail program of whoever reads it. */
export function MessageCard({ message }: { message: StaffMessage }) {
  const { id, name, email, title, body, order, time_created, answered_on } = message
  const card = useRef<HTMLLIElement>(null)
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  useFocusHandedOn(card)
  return (
    <li ref={card}>
      <article
        aria-labelledby={`message-${id}`}
        className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <h2 id={`message-${id}`} className="min-w-0 text-lg wrap-anywhere">
            {title}
          </h2>
          <Moment of={time_created} className="text-muted text-sm" />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm wrap-anywhere">
          <span className="font-medium">{name}</span>
          <span className="text-muted">{email}</span>
          {order !== null && (
            <Link to={href('/admin/orders/:id', { id: String(order) })} className="underline underline-offset-4">
              {texts.aboutOrder(order)}
            </Link>
          )}
        </p>
        <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ButtonLink to={replyAddress(message)} aria-label={texts.replyTo(name)} weight="secondary">
            <Reply aria-hidden="true" className="size-5" />
            {texts.reply}
          </ButtonLink>
          {/* What was marked can be unmarked at once: it is another form. */}
          <MarkForm key={String(answered_on)} message={message} />
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

function MarkForm({ message: { id, name, answered_on } }: { message: StaffMessage }) {
  const fetcher = useFetcher()
  const mark = answered_on ? texts.markAsNotAnswered : texts.markAsAnswered
  return (
    <ShopForm fetcher={fetcher}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={answered_on ? 'waiting' : 'answered'} />
      <SubmitButton aria-label={texts.markMessageOf(mark, name)} weight="quiet">
        {mark}
      </SubmitButton>
    </ShopForm>
  )
}
