import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/customers/tags'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useTags } from './tag-choices.tsx'
import type { CustomerTag } from './tags.contract.ts'

/** The button and dialog that delete a tag with customers, who can get another tag instead. */
export function MergeTag({ tag }: { tag: CustomerTag }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button weight="secondary" aria-label={texts.mergeOrDeleteTag(tag.name)} onClick={() => setOpen(true)}>
        {texts.mergeOrDelete}
      </Button>
      {isOpen && <MergeDialog tag={tag} close={() => setOpen(false)} />}
    </>
  )
}

function MergeDialog({ tag, close }: { tag: CustomerTag; close: () => void }) {
  const [into, setInto] = useState('')
  const fetcher = useFetcher<ActionResult>()
  const others = useTags()?.filter(({ id }) => id !== tag.id) ?? []
  const other = others.find(({ id }) => String(id) === into)
  return (
    <Dialog title={texts.mergeOrDeleteTag(tag.name)} close={close}>
      <p className="text-sm">
        {other ? texts.replacedFor(tag.name, other.name, tag.customers) : texts.removedFrom(tag.name, tag.customers)}
      </p>
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="mt-5">
        <input type="hidden" name="intent" value="merge" />
        <input type="hidden" name="id" value={tag.id} />
        <input type="hidden" name="version" value={tag.version} />
        <input type="hidden" name="label" value={tag.name} />
        <SelectField
          name="into"
          label={texts.itsCustomersGet}
          value={into}
          onChange={({ target }) => setInto(target.value)}
          choices={[['', texts.noOther], ...others.map(({ id, name }) => [id, name] as const)]}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <SubmitButton weight="danger">{into === '' ? texts.deleteTag : texts.mergeTags}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
