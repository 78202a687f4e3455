import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/catalog/products'
import { Button } from '../../../../ui/button.tsx'
import { atWidth } from '../../../../ui/images/image-url.ts'
import { useFileUrls } from '../../preview/use-file-urls.ts'
import { draftOf } from '../draft-of.ts'
import type { Editing } from '../kept-draft.ts'
import type { ProductWithBundle } from '../load-for-update.ts'
import { type Conflict, mergeDrafts, type Shown } from './merge-drafts.ts'

interface ConflictPanelProps {
  editing: Editing
  theirs: ProductWithBundle
  /** Saves over what they saved. */
  save: (merged: Editing) => void
  /** Goes on from what they saved. */
  take: (theirs: Editing) => void
}

/** Somebody else saved the product meanwhile: says so, compares field by field, and leaves the choice. */
export function ConflictPanel({ editing, theirs, save, take }: ConflictPanelProps) {
  const [choosing, setChoosing] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const start = draftOf(theirs.product, theirs.bundled)
  const merged = mergeDrafts({ start: editing.start, mine: editing.draft, theirs: start }, choosing)

  function choose(part: string, isTheirs: boolean) {
    const next = new Set(choosing)
    if (isTheirs) next.add(part)
    else next.delete(part)
    setChoosing(next)
  }

  return (
    <section aria-labelledby="conflict" className="mb-8 rounded-card border border-warn bg-warn-soft p-4 sm:p-6">
      <h2 ref={heading} id="conflict" tabIndex={-1} className="text-lg outline-none">
        {texts.someoneElseSavedThisProduct}
      </h2>
      <p className="mt-2">
        {texts.nothingOfYoursIsLost}
        {merged.takenOver.length > 0 && texts.onlyTheyChangedAndIt(merged.takenOver.join('; '))}
        {merged.conflicts.length > 0 && texts.bothOfYouChangedThis}
      </p>
      <div className="mt-4 grid gap-4">
        {merged.conflicts.map((conflict) => (
          <Choice
            key={conflict.part}
            conflict={conflict}
            isTheirs={choosing.has(conflict.part)}
            choose={(isTheirs) => choose(conflict.part, isTheirs)}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => save({ product: theirs.product, start, draft: merged.draft })}>
          {texts.saveOverTheirs}
        </Button>
        <Button weight="secondary" onClick={() => take({ product: theirs.product, start, draft: start })}>
          {texts.takeTheirsDropMine}
        </Button>
      </div>
    </section>
  )
}

interface ChoiceProps {
  conflict: Conflict
  isTheirs: boolean
  choose: (isTheirs: boolean) => void
}

function Choice({ conflict: { part, theirs, mine }, isTheirs, choose }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">{part}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        <Side name={part} label={texts.mine} shown={mine} isChosen={!isTheirs} choose={() => choose(false)} />
        <Side name={part} label={texts.theirs} shown={theirs} isChosen={isTheirs} choose={() => choose(true)} />
      </div>
    </fieldset>
  )
}

interface SideProps {
  name: string
  label: string
  shown: Shown
  isChosen: boolean
  choose: () => void
}

function Side({ name, label, shown, isChosen, choose }: SideProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-edge bg-surface p-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent">
      <input
        type="radio"
        name={`conflict: ${name}`}
        checked={isChosen}
        onChange={choose}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 text-sm">
        <span className="block text-muted">{label}</span>
        {'text' in shown ? (
          <span className="wrap-anywhere whitespace-pre-line">{shown.text || texts.empty}</span>
        ) : (
          <ShownPicture of={shown.picture} label={label} />
        )}
      </span>
    </label>
  )
}

function ShownPicture({
  of: { saved, chosen },
  label,
}: {
  of: Extract<Shown, { picture: unknown }>['picture']
  label: string
}) {
  const urlOf = useFileUrls()
  const address = chosen ? urlOf(chosen.preview ?? chosen.file) : atWidth(saved?.image ?? '/placeholder.svg', 320)
  return <img src={address} alt={label} className="mt-1 aspect-4/3 w-40 rounded-control object-cover" />
}
