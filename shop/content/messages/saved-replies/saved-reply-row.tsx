import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/content/messages/saved-replies'
import { useFocusTransfer } from '../../../core/admin-kit/lists/result-count.tsx'
import { useFocusRestore } from '../../../core/admin-kit/lists/use-focus-restore.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { SavedReply } from './saved-replies.contract.ts'
import { SavedReplyFields } from './saved-reply-fields.tsx'

interface SavedReplyRowProps {
  saved: SavedReply
  isFirst: boolean
  isLast: boolean
  move: (by: -1 | 1) => void
}

/** One saved reply with its position controls and its form. */
export function SavedReplyRow({ saved, isFirst, isLast, move }: SavedReplyRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useFocusTransfer(row)
  /** The saved reply as it was when the form was opened; undefined while the form is closed. */
  const [edited, setEdited] = useState<SavedReply>()
  const pencil = useFocusRestore(edited !== undefined)
  const close = useCallback(() => setEdited(undefined), [])
  const { name, body, version } = saved
  return (
    <li ref={row} className="py-4">
      {edited ? (
        <>
          {edited.version !== version && (
            <p role="status" className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
              {texts.changedMeanwhile(body)}
            </p>
          )}
          {/* Keeps the typed text and submits it under the current version, which is shown above. */}
          <SavedReplyFields saved={{ ...edited, version }} done={close}>
            <Button weight="secondary" onClick={close}>
              {texts.cancel}
            </Button>
          </SavedReplyFields>
        </>
      ) : (
        <div className="flex items-start justify-between gap-3 max-sm:flex-col">
          <div className="min-w-0">
            <h2 className="font-medium text-base wrap-anywhere">{name}</h2>
            <p className="mt-1 max-w-prose whitespace-pre-line text-muted text-sm wrap-anywhere">{body}</p>
          </div>
          <div className="-mr-2.5 flex shrink-0 max-sm:-ml-2.5">
            {/* `aria-disabled` keeps the focus at either end of the list, where `disabled` would lose it. */}
            <IconButton
              label={texts.moveUp(name)}
              aria-disabled={isFirst}
              onClick={() => !isFirst && move(-1)}
              className="aria-disabled:opacity-40"
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              label={texts.moveDown(name)}
              aria-disabled={isLast}
              onClick={() => !isLast && move(1)}
              className="aria-disabled:opacity-40"
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton ref={pencil} label={texts.edit(name)} onClick={() => setEdited(saved)}>
              <Pencil aria-hidden="true" className="size-5" />
            </IconButton>
            <RemoveForm saved={saved} />
          </div>
        </div>
      )}
    </li>
  )
}

function RemoveForm({ saved: { id, version, name } }: { saved: SavedReply }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="name" value={name} />
      <IconButton type="submit" label={texts.remove(name)} aria-disabled={fetcher.state !== 'idle'}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </fetcher.Form>
  )
}
