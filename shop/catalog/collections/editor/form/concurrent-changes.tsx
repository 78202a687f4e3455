import { texts } from '#texts/catalog/collections/editor'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import type { Collection } from '../../collections.contract.ts'

const FIELDS = localizedConstant(
  () =>
    ({
      title: texts.title,
      slug: texts.slug,
      text: texts.text,
      rule: texts.whichProducts,
      picture_alt: texts.altText,
      state: texts.visibility,
      meta_title: texts.titleForSearchEngines,
      meta_description: texts.metaDescription,
    }) as const satisfies { [name in keyof Collection]?: string },
)

/** Lists the fields that someone else changed while the form was open. */
export function ConcurrentChanges({ before, theirs }: { before: Collection; theirs: Collection }) {
  const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[]
  const changed = names.filter((name) => theirs[name] !== before[name])
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      <p className="font-medium">{texts.someoneElseSavedThis}</p>
      <p>{texts.changesKept}</p>
      <ul className="mt-1 list-disc pl-5">
        {changed.map((name) => (
          <li key={name}>{texts.otherValue(FIELDS[name], theirs[name] ?? '')}</li>
        ))}
      </ul>
    </div>
  )
}
