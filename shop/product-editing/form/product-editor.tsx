import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/product-editing'
import { ShopForm } from '../../forms/shop-form.tsx'
import { Button } from '../../ui/button.tsx'
import { ConflictPanel } from '../drafts/conflict-panel.tsx'
import type { Editing } from '../drafts/kept-draft.ts'
import { LeavingQuestion } from '../drafts/leaving-question.tsx'
import { OfferedDraft } from '../drafts/offered-draft.tsx'
import { type Edit, inPicture, isSame, newVariant } from '../drafts/product-draft.ts'
import { useKeptDraft } from '../drafts/use-kept-draft.ts'
import { MAX_VARIANTS } from '../fields/product-limits.contract.ts'
import { DemoPlace } from '../preview/demo-place.tsx'
import { PublicationFields } from '../publication/publication-fields.tsx'
import { BundlePicker } from './bundle-picker.tsx'
import { PictureFields } from './picture-fields.tsx'
import { RefusedFields } from './refused/refused-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import type { NotSaved } from './save-product.ts'
import { TextFields } from './text-fields.tsx'
import { useSave } from './use-save.ts'
import { OptionFields } from './variants/option-fields.tsx'
import { VariantFields } from './variants/variant-fields.tsx'

const schema = async () => (await import('./product-form-rules.ts')).ProductForm

interface ProductEditorProps {
  /** Who is at it. */
  staff: number
  /** What the form begins with. */
  begin: Editing
  /** What came of saving, when it did not succeed. */
  result: NotSaved | undefined
}

export function ProductEditor({ staff, begin, result }: ProductEditorProps) {
  const [editing, setEditing] = useState(begin)
  // The pickers of pictures begin anew when another draft takes the place of this one.
  const [round, setRound] = useState(1)
  const [isDemoShown, setDemoShown] = useState(false)
  const { product, start, draft } = editing
  const edit = useCallback((edit: Edit) => setEditing((now) => ({ ...now, draft: edit(now.draft) })), [])
  const isChanged = !isSame(start, draft)
  const { isPending, save } = useSave()
  const fields = useRef<HTMLDivElement>(null)
  // A field is checked a moment after it was left, when what it holds may have been put in order.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])

  useKeptDraft(staff, editing, isChanged)

  // The button that was pressed is gone by then.
  useEffect(() => {
    if (round > 1) fields.current?.querySelector('input')?.focus()
  }, [round])

  function goOnWith(next: Editing) {
    setEditing(next)
    setRound(round + 1)
  }

  const theirs = result?.theirs
  const isConflict = theirs !== undefined && theirs.product.version !== product?.version
  return (
    <div className={isDemoShown ? 'xl:grid xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] xl:gap-8' : ''}>
      <div className="@container min-w-0">
        <OfferedDraft staff={staff} product={begin.product?.id} take={goOnWith} />
        {isConflict && (
          <ConflictPanel
            editing={editing}
            theirs={theirs}
            save={(merged) => save(merged) && goOnWith(merged)}
            take={goOnWith}
          />
        )}
        <ShopForm
          schema={schema}
          values={() => latest.current}
          errors={result?.errors}
          onSend={(event) => {
            // What is sent is the draft: the fields on the screen cannot hold the files of a draft that was kept.
            event.preventDefault()
            save(editing)
          }}
          className="grid-cols-1 gap-8"
        >
          <RefusedFields draft={draft} />
          {/* What would be changed while it is sent would be lost. */}
          <div ref={fields} inert={isPending} className={`grid grid-cols-1 gap-8 ${isPending ? 'opacity-60' : ''}`}>
            <Part name={texts.aboutTheProduct}>
              <TextFields draft={draft} edit={edit} />
            </Part>
            <Part name={texts.visibility}>
              <PublicationFields draft={draft} edit={edit} />
            </Part>
            <Part name={texts.thumbnail} text={texts.standsForTheProductWherever}>
              <PictureFields
                key={round}
                label={texts.picture}
                file="thumbnail"
                alt="thumbnail_alt"
                picture={draft.thumbnail}
                change={(change) => edit(inPicture(undefined, draft.thumbnail.key, change))}
              />
            </Part>
            <Part name={texts.options} text={texts.byWhatVariantsDiffer}>
              <OptionFields draft={draft} edit={edit} />
            </Part>
            <Part name={texts.variants} text={texts.theFirstOneIsShown}>
              <div key={round} data-list="" tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
                {draft.variants.map((variant, index) => (
                  <VariantFields
                    key={variant.key}
                    variant={variant}
                    index={index}
                    isOnly={draft.variants.length === 1}
                    productPrice={draft.price}
                    options={draft.options}
                    edit={edit}
                  />
                ))}
                {draft.variants.length < MAX_VARIANTS && (
                  <Button
                    weight="secondary"
                    onClick={() =>
                      edit((now) => ({ ...now, variants: [...now.variants, newVariant(now.options.length)] }))
                    }
                    className="justify-self-start"
                  >
                    <Plus aria-hidden="true" className="size-5" />
                    {texts.addAVariant}
                  </Button>
                )}
              </div>
            </Part>
            <Part name={texts.frequentlyBoughtTogetherTitle}>
              <BundlePicker bundled={draft.bundled} self={product?.id} edit={edit} />
            </Part>
          </div>
          <SaveBar
            label={product ? texts.saveChanges : texts.createProduct}
            isDemoShown={isDemoShown}
            toggleDemo={() => setDemoShown(!isDemoShown)}
          />
        </ShopForm>
      </div>
      {isDemoShown && <DemoPlace editing={editing} close={() => setDemoShown(false)} />}
      <LeavingQuestion isChanged={isChanged} />
    </div>
  )
}

function Part({ name, text, children }: { name: string; text?: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className="grid grid-cols-1 @4xl:grid-cols-[14rem_minmax(0,1fr)] gap-x-8 gap-y-5 border-line border-t pt-8"
    >
      <div>
        <h2 className="text-xl">{name}</h2>
        {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  )
}
