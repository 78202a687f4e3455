import { Check } from 'lucide-react'
import { useCallback, useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'
import { type ScreenRequest, staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Sentence } from '../../../../ui/sentence.ts'
import { Moment } from '../../../../ui/time.tsx'
import { type SavedReply, savedReplies } from '../../saved-replies/saved-replies.contract.ts'
import { DeleteMessage } from '../../staff/delete-message.tsx'
import { mailtoUrl } from '../../staff/mailto-url.ts'
import { MarkMessage } from '../../staff/mark-message.tsx'
import { readThread, type Thread } from '../thread.contract.ts'
import type { Route } from './+types/thread.page'
import { AnswerForm } from './answer-form.tsx'
import { MessageSender } from './message-sender.tsx'
import { RecordReply } from './record-reply.tsx'
import { actOnThread } from './thread-actions.tsx'
import { ThreadEntries } from './thread-entries.tsx'

const screen = staffPage(() => ({
  load: async (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const [thread, { saved_replies }] = await Promise.all([api(readThread, { params }), api(savedReplies.list, {})])
    return { thread, savedReplies: saved_replies }
  },
  submit: (api, form, { params }) => actOnThread(api, params.id, form),
  title: (data) => data?.thread.title ?? texts.message,
  documentTitle: texts.message,
  reason: texts.onlyStaffReadMessages,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/contact'), name: texts.messages },
  waiting: 'fields',
  view: (data) => <ThreadInDetail key={data.thread.id} {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function ThreadInDetail({ thread, savedReplies }: { thread: Thread; savedReplies: readonly SavedReply[] }) {
  const { name, answered_on } = thread
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <ThreadEntries thread={thread} />
        <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-2">
          <p className={`inline-flex items-center gap-1.5 text-sm ${answered_on ? 'text-good' : 'text-muted'}`}>
            {answered_on && <Check aria-hidden="true" className="size-4" />}
            {answered_on ? <Sentence of={texts.answeredOn(<Moment of={answered_on} />)} /> : texts.notAnswered}
          </p>
          <MarkMessage key={String(answered_on)} message={thread} />
        </div>
        <AnswerForm thread={thread} savedReplies={savedReplies} />
        <RecordReply />
      </div>
      <div className="grid content-start gap-6">
        <MessageSender thread={thread} />
        <div className="grid justify-items-start gap-2">
          <ButtonLink to={mailtoUrl(thread)} aria-label={texts.replyTo(name)} weight="secondary">
            {texts.reply}
          </ButtonLink>
          <Button weight="secondary" aria-label={texts.deleteTheMessageOf(name)} onClick={() => setAsking(true)}>
            {texts.deleteLabel}
          </Button>
        </div>
      </div>
      {isAsking && <DeleteMessage message={thread} close={close} />}
    </div>
  )
}
