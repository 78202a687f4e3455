import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/terms/own-clauses/screens'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Markdown } from '../../../../ui/markdown/markdown.tsx'
import { MoveButtons } from '../../../../ui/move-buttons.tsx'
import type { ClauseResponse, TermsDraft } from '../own-clauses.contract.ts'
import { ClauseForm } from './clause-form.tsx'
import type { ClauseIntent } from './save-clauses.tsx'

/** The clauses of the draft in their order, each with its form, and the form of a new one. */
export function ClauseList({ clauses, version }: Pick<TermsDraft, 'clauses' | 'version'>) {
  const [edited, setEdited] = useState<ClauseResponse | 'new'>()
  const fetcher = useFetcher()
  const close = () => setEdited(undefined)
  const isBusy = fetcher.state !== 'idle'
  const send = (intent: ClauseIntent, fields: Record<string, string>) => {
    if (!isBusy) void fetcher.submit({ intent, version, ...fields }, { method: 'post' })
  }
  const move = (index: number, by: number) => {
    const ids = clauses.map(({ id }) => id)
    const [moved = ''] = ids.splice(index, 1)
    ids.splice(index + by, 0, moved)
    send('order', { ids: ids.join(' ') })
  }
  // The form of a clause that someone else deleted stays, with its text.
  const isDeleted = typeof edited === 'object' && clauses.every(({ id }) => id !== edited.id)
  const shown = isDeleted ? [...clauses, edited] : clauses
  return (
    <>
      {clauses.length === 0 && edited === undefined && <EmptyState>{texts.noClauses}</EmptyState>}
      <ul data-rows="" className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {shown.map((clause, index) => {
          const name = clause.title || texts.untitled
          return (
            <li key={clause.id} className="p-4 sm:px-5">
              {typeof edited === 'object' && edited.id === clause.id ? (
                <ClauseForm clause={clause} close={close} />
              ) : (
                <div className="flex items-start justify-between gap-x-3 gap-y-2 max-sm:flex-wrap">
                  <div className="min-w-0 flex-1 basis-56">
                    <h3 className="font-medium text-base wrap-anywhere">{name}</h3>
                    <p className="text-muted text-sm">
                      {texts.SECTIONS[clause.section]}
                      {clause.section !== 'own' && `, ${texts.PLACES[clause.place].toLowerCase()}`}
                    </p>
                    <Markdown blocks={clause.blocks} className="mt-2 line-clamp-4 text-sm" />
                  </div>
                  <div className="-my-1.5 -mr-2.5 flex shrink-0 max-sm:-ml-2.5">
                    <MoveButtons
                      labels={{ up: texts.moveUp(name), down: texts.moveDown(name) }}
                      up={!isBusy && index > 0 ? () => move(index, -1) : undefined}
                      down={!isBusy && index < clauses.length - 1 ? () => move(index, 1) : undefined}
                    />
                    <IconButton label={texts.edit(name)} onClick={() => setEdited(clause)}>
                      <Pencil aria-hidden="true" className="size-5" />
                    </IconButton>
                    <IconButton label={texts.remove(name)} onClick={() => send('remove', { id: clause.id, name })}>
                      <Trash2 aria-hidden="true" className="size-5" />
                    </IconButton>
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {edited === 'new' ? (
        <div className="mt-4 rounded-card border border-line bg-surface p-5">
          <ClauseForm clause={undefined} close={close} />
        </div>
      ) : (
        <Button weight="secondary" onClick={() => setEdited('new')} className="mt-4">
          <Plus aria-hidden="true" className="size-5" />
          {texts.addClause}
        </Button>
      )}
    </>
  )
}
