import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/customers/tags'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { Selection } from '../../../ui/table/use-selection.ts'
import type { TagAnswer } from './change-tags.ts'
import { TagNames } from './tag-choices.tsx'
import { MAX_TAG_LENGTH } from './tag-limits.contract.ts'

const schema = async () => (await import('./tag-form.contract.ts')).TagForm

/** Adds a tag to the selected customers, or removes it from them. */
export function TagBar({ selected, clear }: Omit<Selection<unknown>, 'tick'>) {
  const fetcher = useFetcher<TagAnswer>()
  const intent = useRef<HTMLInputElement>(null)
  const names = useId()
  const answer = fetcher.data
  useEffect(() => {
    if (answer?.isDone) clear()
  }, [answer, clear])
  const choose = (name: 'tag' | 'untag') => () => {
    if (intent.current) intent.current.value = name
  }
  return (
    <section aria-label={texts.selectedCustomers} className="bottom-bar mt-6">
      <ShopForm fetcher={fetcher} schema={schema} errors={answer?.errors}>
        <input ref={intent} type="hidden" name="intent" defaultValue="tag" />
        <input type="hidden" name="customers" value={[...selected.keys()].join()} />
        <div className="flex flex-wrap items-start gap-3">
          <p role="status" className="font-medium tabular-nums leading-11">
            {texts.selected(selected.size)}
          </p>
          <Field name="name" className="max-sm:w-full">
            {(control) => (
              <input
                {...control}
                name="name"
                aria-label={texts.tag}
                placeholder={texts.tag}
                list={names}
                maxLength={MAX_TAG_LENGTH}
                autoComplete="off"
                required
                className="h-11 w-56 max-w-full rounded-control border border-edge bg-surface px-3 text-base max-sm:w-full"
              />
            )}
          </Field>
          <Button type="submit" onClick={choose('tag')}>
            {texts.addTag}
          </Button>
          <Button type="submit" weight="secondary" onClick={choose('untag')}>
            {texts.removeTag}
          </Button>
          <Button weight="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        </div>
      </ShopForm>
      <TagNames id={names} />
    </section>
  )
}
