import { useState } from 'react'
import { texts } from '#texts/admin/customers/tags'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
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
  const others = useTags()?.filter(({ id }) => id !== tag.id) ?? []
  const other = others.find(({ id }) => String(id) === into)
  return (
    <FormDialog
      title={texts.mergeOrDeleteTag(tag.name)}
      intro={
        <p className="text-sm">
          {other ? texts.replacedFor(tag.name, other.name, tag.customers) : texts.removedFrom(tag.name, tag.customers)}
        </p>
      }
      hidden={{ intent: 'merge', id: tag.id, version: tag.version, label: tag.name }}
      button={into === '' ? texts.deleteTag : texts.mergeTags}
      cancel={texts.cancel}
      close={close}
    >
      <SelectField
        name="into"
        label={texts.replacementTag}
        value={into}
        onChange={({ target }) => setInto(target.value)}
        choices={[['', texts.noOther], ...others.map(({ id, name }) => [id, name] as const)]}
      />
    </FormDialog>
  )
}
