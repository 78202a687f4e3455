import { href, Link } from 'react-router'
import { texts } from '#texts/content/messages/staff'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { findMessages } from './find-messages.ts'
import { markOrDelete } from './mark-or-delete.ts'
import { MessageCard } from './message-card.tsx'

const screen = staffPage(() => ({
  load: (api, { query }) => findMessages(api, query),
  submit: markOrDelete,
  title: texts.messages,
  reason: texts.onlyStaffReadMessages,
  failedToLoad: texts.failedToLoadMessagesPerhaps,
  view: (data) => <Messages {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Messages({ answered, page, pages, count, waiting, messages }: Awaited<ReturnType<typeof findMessages>>) {
  return (
    <>
      <FilterLinks
        label={texts.messagesByAnswer}
        links={[
          { to: href('/admin/contact'), name: texts.all, isChosen: answered === undefined },
          {
            to: `${href('/admin/contact')}?answered=false`,
            name: texts.notAnswered,
            count: waiting,
            isChosen: answered === 'false',
          },
          { to: `${href('/admin/contact')}?answered=true`, name: texts.answered, isChosen: answered === 'true' },
        ]}
      />
      <div className="mt-5 mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <ResultCount>{texts.messagesFound(shownRange({ page, shown: messages.length, count }))}</ResultCount>
        <Link to={href('/admin/contact/answers')} className="lone-link text-sm underline underline-offset-4">
          {texts.savedReplies}
        </Link>
      </div>
      {messages.length === 0 && (
        <EmptyState>
          {answered === undefined
            ? texts.noMessagesYet
            : answered === 'false'
              ? texts.everyMessageIsAnswered
              : texts.noMessageIsAnsweredYet}
        </EmptyState>
      )}
      <ul data-rows="" className="divide-y divide-line border-line border-y empty:hidden">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfMessages} />
    </>
  )
}
