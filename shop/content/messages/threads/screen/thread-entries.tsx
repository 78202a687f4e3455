import type { ReactNode } from 'react'
import { texts } from '#texts/content/messages/threads/screen'
import { Moment } from '../../../../ui/time.tsx'
import type { Reply, Thread } from '../thread.contract.ts'

/** The message and its replies, the oldest first: the writer's on the left, the shop's on a sunken background. */
export function ThreadEntries({ thread: { name, body, time_created, replies } }: { thread: Thread }) {
  return (
    <ol data-rows="" aria-label={texts.conversation} className="grid gap-4">
      <Entry body={body}>
        <span className="wrap-anywhere font-medium">{name}</span>
        <Moment of={time_created} className="text-muted" />
      </Entry>
      {replies.map((reply) => (
        <Entry key={reply.id} body={reply.body} isFromShop={reply.kind === 'answer'}>
          <span className="font-medium wrap-anywhere">
            {reply.kind === 'answer' ? (reply.by ?? texts.theShop) : name}
          </span>
          <Moment of={reply.time_created} className="text-muted" />
          {reply.kind === 'noted' && (
            <span className="text-muted">{reply.by ? texts.byEmailRecorded(reply.by) : texts.byEmail}</span>
          )}
          {reply.email && <EmailState email={reply.email} />}
        </Entry>
      ))}
    </ol>
  )
}

interface EntryProps {
  body: string
  isFromShop?: boolean
  children: ReactNode
}

function Entry({ body, isFromShop = false, children }: EntryProps) {
  return (
    <li>
      <article
        className={`rounded-card border p-4 sm:px-5 ${isFromShop ? 'border-transparent bg-sunken sm:ml-12' : 'border-line bg-surface shadow-card sm:mr-12'}`}
      >
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">{children}</p>
        <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      </article>
    </li>
  )
}

function EmailState({ email: { state } }: { email: NonNullable<Reply['email']> }) {
  const isUndelivered = state === 'delayed' || state === 'gone'
  return <span className={`sm:ml-auto ${isUndelivered ? 'text-warn' : 'text-muted'}`}>{texts.emailStates[state]}</span>
}
