import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#texts/catalog/products'
import { nextListed } from '../../../catalog/products/table/listed-products.ts'
import { editFormAddress, returnAddressOf } from '../../../core/admin-kit/edit-form-address.ts'
import { useOwnLeaveProtection } from '../../../core/admin-kit/leave-protection.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { ConflictPanel } from '../drafts/conflict-panel.tsx'
import { namePictures } from '../drafts/name-pictures.ts'
import { type Edit, isSame, isSimple } from '../drafts/product-draft.ts'
import { RestoreDraft } from '../drafts/restore-draft.tsx'
import type { Editing } from '../drafts/stored-draft.ts'
import { useStoredDraft } from '../drafts/use-stored-draft.ts'
import { ErrorSummary } from './errors/error-summary.tsx'
import { MainParts } from './main-parts.tsx'
import { MoreParts } from './more-parts.tsx'
import { whenOpened } from './pictures/use-opening.ts'
import { SaveBar } from './save-bar.tsx'
import type { NotSaved } from './save-product.ts'
import { SideParts } from './side-parts.tsx'
import { useSave } from './use-save.ts'
import { useSections } from './use-sections.ts'
import { useFolds } from './variants/use-folds.ts'

// Loaded on demand, because it contains large parts of the shop.
const DemoPlace = lazy(async () => ({ default: (await import('../preview/demo-place.tsx')).DemoPlace }))

const schema = async () => (await import('./product-form-rules.ts')).ProductForm

interface ProductEditorProps {
  /** The id of the staff member. */
  staff: number
  /** The initial state of the form. */
  begin: Editing
  /** The result of a failed save. */
  result: NotSaved | undefined
}

export function ProductEditor({ staff, begin, result }: ProductEditorProps) {
  const [editing, setEditing] = useState(begin)
  // The key of the picture fields: another draft resets them.
  const [round, setRound] = useState(1)
  const [isDemoShown, setDemoShown] = useState(false)
  const { product, start, draft } = editing
  const edit = useCallback((edit: Edit) => setEditing((now) => ({ ...now, draft: namePictures(edit(now.draft)) })), [])
  const isChanged = !isSame(start, draft)
  const { isPending, save } = useSave()
  const fields = useRef<HTMLDivElement>(null)
  // A field is validated shortly after it loses focus, when its value may have been normalized.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])

  const folds = useFolds(draft)
  const sections = useSections()
  // Once shown, the variants stay while a name is typed.
  const [wasVaried, setVaried] = useState(!isSimple(draft))
  const isVaried = wasVaried || !isSimple(draft)
  if (isVaried && !wasVaried) setVaried(true)
  const [query] = useSearchParams()
  const from = returnAddressOf(query)
  const [next] = useState(() => (begin.product && from !== undefined ? nextListed(begin.product.slug) : undefined))
  const isNextWanted = useRef(false)

  useStoredDraft(staff, editing, isChanged)
  useOwnLeaveProtection(isChanged, texts.yourChangesArentSaved)

  // The pressed button is gone by then.
  useEffect(() => {
    if (round > 1) fields.current?.querySelector('input')?.focus()
  }, [round])

  function continueWith(next: Editing) {
    setEditing(next)
    folds.begin(next.draft)
    setVaried(!isSimple(next.draft))
    setRound(round + 1)
  }

  /** Delays the submit until all chosen pictures are opened, so that they are included. */
  function sendWhenOpened(event: React.FormEvent) {
    const opened = whenOpened()
    const form = event.target
    if (!opened || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopPropagation()
    void opened.then(() => form.requestSubmit())
  }

  const theirs = result?.theirs
  const isConflict = theirs !== undefined && theirs.product.version !== product?.version
  return (
    <div className={isDemoShown ? 'xl:grid xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] xl:gap-8' : ''}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: submits and drops come from the fields inside */}
      <div className="@container min-w-0" onSubmitCapture={sendWhenOpened} onDragOver={keepForm} onDrop={keepForm}>
        <RestoreDraft staff={staff} product={begin.product?.id} take={continueWith} />
        {isConflict && (
          <ConflictPanel
            editing={editing}
            theirs={theirs}
            overwrite={(own) => save(own, from) && continueWith(own)}
            reload={continueWith}
          />
        )}
        <ShopForm
          schema={schema}
          values={() => latest.current}
          unfold={(field) => {
            folds.unfold(field)
            sections.unfold(field)
          }}
          // During the navigation no field can take the focus.
          errors={isPending ? undefined : result?.errors}
          onSend={(event) => {
            // Submits the draft, because the fields on the screen cannot hold the files of a restored draft.
            event.preventDefault()
            save(editing, isNextWanted.current && next !== undefined ? editFormAddress(next, from) : from)
          }}
          className="grid-cols-1 gap-4"
        >
          <ErrorSummary draft={draft} />
          {/* Changes made while saving would be lost. */}
          <div
            ref={fields}
            inert={isPending}
            className={`grid grid-cols-1 items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_17rem] @6xl:grid-cols-[minmax(0,1fr)_20rem] ${isPending ? 'opacity-60' : ''}`}
          >
            <div className="@container grid min-w-0 grid-cols-1 gap-4">
              <MainParts key={round} {...{ draft, isVaried, folds, edit }} self={product?.id} />
              <MoreParts {...{ draft, sections, isVaried, self: product?.id, edit }} />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-4">
              <SideParts draft={draft} self={product?.id} edit={edit} />
            </div>
          </div>
          <SaveBar
            label={product ? texts.saveChanges : texts.createProduct}
            next={next}
            goOn={(isWanted) => {
              isNextWanted.current = isWanted
            }}
            isDemoShown={isDemoShown}
            toggleDemo={() => setDemoShown(!isDemoShown)}
            discardNote={isChanged ? (product ? texts.discardHint : texts.discardNewHint) : undefined}
            discard={() => continueWith({ product, start, draft: start })}
          />
        </ShopForm>
      </div>
      {isDemoShown && (
        <Suspense fallback={<div className="max-xl:hidden rounded-card bg-awaited" />}>
          <DemoPlace editing={editing} close={() => setDemoShown(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Prevents a file dropped outside a file input from replacing the page. */
function keepForm(event: React.DragEvent) {
  const isTaken = event.target instanceof HTMLInputElement && event.target.type === 'file'
  if (!isTaken && event.dataTransfer.types.includes('Files')) event.preventDefault()
}
