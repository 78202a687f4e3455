import { href, Link } from 'react-router'
import { texts } from '#texts/content/messages/staff'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import type { Route } from './+types/messages.page'
import { findMessages } from './find-messages.ts'
import { markOrDelete } from './mark-or-delete.ts'
import { MessageCard } from './message-card.tsx'

export const clientLoader = staffLoader(({ context, request }: Route.ClientLoaderArgs) =>
  findMessages(apiFrom(context), request),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.messages)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  markOrDelete(apiFrom(context), await request.formData())

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.messages,
    reason: texts.onlyStaffReadMessages,
    waiting: <ListSkeleton />,
  }),
)

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Messages {...data} />}</LoadedForStaff>
}

function Messages({
  answered,
  page,
  pages,
  count,
  waiting,
  messages,
}: NonNullable<Route.ComponentProps['loaderData']>) {
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
        <Link
          to={href('/admin/contact/answers')}
          className="inline-flex min-h-6 items-center text-sm underline underline-offset-4"
        >
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
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfMessages} />
    </>
  )
}
