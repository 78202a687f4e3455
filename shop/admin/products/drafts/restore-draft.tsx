import { useEffect, useState } from 'react'
import { texts } from '#texts/catalog/products'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { deleteDraft, type Editing, readDraft, type StoredDraft } from './stored-draft.ts'

interface RestoreDraftProps {
  staff: number
  /** Undefined for a new product. */
  product: number | undefined
  take: (draft: Editing) => void
}

/** Offers to restore an unsaved draft of this browser. */
export function RestoreDraft({ staff, product, take }: RestoreDraftProps) {
  const [stored, setStored] = useState<StoredDraft>()
  useEffect(() => {
    let isHere = true
    void readDraft(staff, product).then((found) => isHere && setStored(found))
    return () => {
      isHere = false
    }
  }, [staff, product])

  if (!stored) return null
  const { at, ...editing } = stored
  return (
    <section aria-label={texts.unsavedDraft} className="mb-6 rounded-card bg-accent-soft p-4 sm:p-5">
      <p>
        <Sentence
          of={texts.thisBrowserHasUnsaved(
            <strong className="wrap-anywhere">{stored.draft.title || texts.aProductWithoutATitle}</strong>,
            showMoment(at),
          )}
        />
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          weight="secondary"
          onClick={() => {
            setStored(undefined)
            take(editing)
          }}
        >
          {texts.continueEditing}
        </Button>
        <Button
          weight="quiet"
          onClick={() => {
            setStored(undefined)
            void deleteDraft(staff, product)
          }}
        >
          {texts.discardIt}
        </Button>
      </div>
    </section>
  )
}
