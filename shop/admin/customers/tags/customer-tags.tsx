import { X } from 'lucide-react'
import { useId } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/admin/customers/tags'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { TagAnswer } from './change-tags.ts'
import { TagNames } from './tag-choices.tsx'
import { MAX_TAG_LENGTH } from './tag-limits.contract.ts'

const schema = async () => (await import('./tag-form.contract.ts')).TagForm

/** The tags of a customer, each with a button that removes it, and a field that adds one. */
export function CustomerTags({ id, tags }: { id: number; tags: readonly string[] }) {
  const names = useId()
  const adding = useFetcher<TagAnswer>()
  const removing = useFetcher<TagAnswer>()
  const answer = adding.data
  return (
    <>
      {tags.length === 0 && <p className="text-muted text-sm">{texts.noTags}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((name) => (
          <li key={name}>
            <removing.Form
              method="post"
              className="flex items-center rounded-full border border-line bg-sunken pl-3 text-sm"
            >
              <input type="hidden" name="intent" value="untag" />
              <input type="hidden" name="customers" value={id} />
              <input type="hidden" name="name" value={name} />
              <span className="wrap-anywhere">{name}</span>
              <button
                type="submit"
                aria-label={texts.remove(name)}
                className="grid size-11 place-items-center rounded-full text-muted hover:text-ink pointer-fine:size-9"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </removing.Form>
          </li>
        ))}
      </ul>
      <ShopForm
        fetcher={adding}
        schema={schema}
        errors={answer?.errors}
        emptyAfter={answer?.isDone && answer}
        className="mt-3"
        hidden={{ intent: 'tag', customers: id }}
      >
        <div className="flex items-start gap-3">
          <TextField
            name="name"
            label={texts.addTag}
            list={names}
            maxLength={MAX_TAG_LENGTH}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          <div className="mt-[1.75rem]">
            <SubmitButton weight="secondary">{texts.add}</SubmitButton>
          </div>
        </div>
      </ShopForm>
      <TagNames id={names} />
      <Link
        to={href('/admin/customers/tags')}
        className="mt-2 inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
      >
        {texts.allTags}
      </Link>
    </>
  )
}
