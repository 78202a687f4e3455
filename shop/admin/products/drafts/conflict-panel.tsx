import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/catalog/products'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { compareDrafts, withoutDeleted } from './compare-drafts.ts'
import { draftOf } from './draft-of.ts'
import type { ChangedProduct } from './load-for-update.ts'
import type { Editing } from './stored-draft.ts'

interface ConflictPanelProps {
  editing: Editing
  /** The product as another staff member saved it. */
  theirs: ChangedProduct
  overwrite: (own: Editing) => void
  reload: (saved: Editing) => void
}

/**
 * Reports that another staff member saved the product since the form was loaded, and offers to reload or overwrite
 * it.
 */
export function ConflictPanel({ editing, theirs, overwrite, reload }: ConflictPanelProps) {
  const { product, bundled, by } = theirs
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const start = draftOf(product, bundled)
  const differences = compareDrafts(editing.draft, start)

  return (
    <section aria-labelledby="conflict" className="mb-8 rounded-card border border-warn bg-warn-soft p-4 sm:p-6">
      <h2 ref={heading} id="conflict" tabIndex={-1} className="text-lg outline-none">
        {texts.productChangedMeanwhile}
      </h2>
      <p className="mt-2">
        {by ? texts.savedBy(by.name, showMoment(by.at)) : texts.savedBySomeoneElse} {texts.yourChangesAreStillThere}
      </p>
      {differences.length > 0 && (
        <>
          <p className="mt-4 font-medium">{texts.fieldsThatDiffer}</p>
          <dl className="mt-2 grid gap-3 sm:grid-cols-2">
            {differences.map(({ field, saved, own }) => (
              <div key={field} className="min-w-0 rounded-control border border-edge bg-surface p-3 text-sm">
                <dt className="wrap-anywhere font-medium">{field}</dt>
                {saved !== undefined && <Value label={texts.savedValue} text={saved} />}
                {own !== undefined && <Value label={texts.yours} text={own} />}
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-4 text-sm">{texts.overwritingSavesAll}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => setAsking(true)}>{texts.reloadProduct}</Button>
        <Button
          weight="secondary"
          onClick={() => overwrite({ product, start, draft: withoutDeleted(editing.draft, start) })}
        >
          {texts.overwriteProduct}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={texts.discardYourChanges} close={() => setAsking(false)}>
          <p className="text-muted">{texts.discardHint}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsking(false)}>{texts.keepEditing}</Button>
            <Button
              weight="secondary"
              onClick={() => {
                setAsking(false)
                reload({ product, start, draft: start })
              }}
            >
              {texts.discardChanges}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

const Value = ({ label, text }: { label: string; text: string }) => (
  <dd className="mt-1 line-clamp-4 wrap-anywhere whitespace-pre-line">
    <span className="text-muted">{label}</span> {text || texts.empty}
  </dd>
)
