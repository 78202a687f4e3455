import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/content/messages/saved-replies'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/saved-replies.page'
import { saveSavedReply } from './save-saved-reply.ts'
import { listSavedReplies, type SavedReply } from './saved-replies.contract.ts'
import { SavedReplyFields } from './saved-reply-fields.tsx'
import { SavedReplyRow } from './saved-reply-row.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listSavedReplies, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  saveSavedReply(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.savedReplies)

export const handle = staffScreen({
  title: texts.savedReplies,
  reason: texts.onlyStaff,
  up: { to: href('/admin/contact'), name: texts.messages },
  waiting: <ListSkeleton />,
})

export default function SavedRepliesPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ saved_replies }) => <SavedRepliesInOrder saved={saved_replies} />}
    </LoadedForStaff>
  )
}

function SavedRepliesInOrder({ saved }: { saved: readonly SavedReply[] }) {
  const fetcher = useFetcher()
  // The order shown until the server confirms it.
  const [shown, setShown] = useState(saved)
  useEffect(() => setShown(saved), [saved])
  const [announcement, announce] = useState('')

  function move(one: SavedReply, to: number) {
    const others = shown.filter(({ id }) => id !== one.id)
    const next = [...others.slice(0, to), one, ...others.slice(to)]
    setShown(next)
    announce(texts.nowAt(one.name, to + 1))
    void fetcher.submit({ intent: 'move', ids: JSON.stringify(next.map(({ id }) => id)) }, { method: 'post' })
  }

  return (
    <div className="max-w-3xl">
      <section aria-labelledby="add" className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
        <h2 id="add" className="mb-4 text-lg">
          {texts.addOne}
        </h2>
        <SavedReplyFields />
      </section>
      <div className="mt-6 mb-3">
        <ResultCount>{texts.savedReply(shown.length)}</ResultCount>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length === 0 && <EmptyState>{texts.noneYet}</EmptyState>}
      <ol className="divide-y divide-line border-line border-y empty:hidden">
        {shown.map((one, index) => (
          <SavedReplyRow
            key={one.id}
            saved={one}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            move={(by) => move(one, index + by)}
          />
        ))}
      </ol>
    </div>
  )
}
