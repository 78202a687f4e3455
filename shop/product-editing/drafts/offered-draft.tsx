import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { type Editing, forgetDraft, readDraft, type StoredDraft } from './kept-draft.ts'

interface OfferedDraftProps {
  staff: number
  /** Undefined for a new product. */
  product: number | undefined
  take: (draft: Editing) => void
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Offers what was entered here earlier and not saved. */
export function OfferedDraft({ staff, product, take }: OfferedDraftProps) {
  const [kept, setKept] = useState<StoredDraft>()
  useEffect(() => {
    let isHere = true
    void readDraft(staff, product).then((found) => isHere && setKept(found))
    return () => {
      isHere = false
    }
  }, [staff, product])

  if (!kept) return null
  const { at, ...editing } = kept
  return (
    <section aria-label="Unsaved draft" className="mb-6 rounded-card bg-accent-soft p-4 sm:p-5">
      <p>
        This browser kept what you entered here and did not save:{' '}
        <strong className="wrap-break-word">{kept.draft.title || 'a product without a title'}</strong>,{' '}
        {time.format(at)}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          weight="secondary"
          onClick={() => {
            setKept(undefined)
            take(editing)
          }}
        >
          Go on with it
        </Button>
        <Button
          weight="quiet"
          onClick={() => {
            setKept(undefined)
            void forgetDraft(staff, product)
          }}
        >
          Discard it
        </Button>
      </div>
    </section>
  )
}
