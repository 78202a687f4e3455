import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/catalog/manufacturers/staff'
import { useFocusRestore } from '../../../core/admin-kit/lists/use-focus-restore.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { Manufacturer } from '../manufacturers.contract.ts'

/** A manufacturer with its contact details and their form. */
export function ManufacturerRow({ maker }: { maker: Manufacturer }) {
  /** The version when editing began; undefined while the form is closed. */
  const [edited, setEdited] = useState<number>()
  const pencil = useFocusRestore(edited !== undefined)
  const close = () => setEdited(undefined)
  const { name, products, address, contact, responsible, version } = maker
  const isKnown = version > 0
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-medium text-lg wrap-anywhere">{name}</h2>
          <p className="text-muted text-sm">{texts.ofProducts(products)}</p>
        </div>
        {edited === undefined && (
          <div className="-mr-2.5 flex shrink-0">
            {isKnown && (
              <IconButton ref={pencil} label={texts.edit(name)} onClick={() => setEdited(version)}>
                <Pencil aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            {isKnown && products === 0 && <RemoveForm maker={maker} />}
          </div>
        )}
      </div>
      {edited !== undefined ? (
        <>
          {edited !== version && (
            <p role="status" className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
              {texts.someoneElse}
            </p>
          )}
          <ManufacturerForm maker={maker} close={close} />
        </>
      ) : isKnown ? (
        <div className="mt-2 grid gap-2 text-sm">
          <p className="whitespace-pre-line wrap-anywhere">{[address, contact].join('\n')}</p>
          {responsible && (
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="block text-muted">{texts.responsible}</span>
              {responsible}
            </p>
          )}
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-warn">{texts.addressIsMissing}</p>
          <Button weight="secondary" onClick={() => setEdited(version)}>
            {texts.addContactDetails(name)}
          </Button>
        </div>
      )}
    </li>
  )
}

const manufacturerForm = async () => (await import('../manufacturer-form.contract.ts')).ManufacturerBody

function ManufacturerForm({
  maker: { name, address, contact, responsible, version },
  close,
}: {
  maker: Manufacturer
  close: () => void
}) {
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  useEffect(() => {
    // Waits until the list has been reloaded with the saved values.
    if (data?.isDone && state === 'idle') close()
  })
  return (
    <ShopForm fetcher={fetcher} schema={manufacturerForm} errors={data?.errors} className="mt-4">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="version" value={version} />
      <TextField name="address" label={texts.address} rows={3} defaultValue={address} autoFocus />
      <TextField
        name="contact"
        label={texts.emailOrWebAddress}
        defaultValue={contact}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="responsible"
        label={texts.responsible}
        hint={texts.onlyForManufacturersOutsideHint}
        rows={2}
        required={false}
        defaultValue={responsible}
      />
      <div className="flex gap-3">
        <SubmitButton>{texts.save}</SubmitButton>
        <Button weight="secondary" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </ShopForm>
  )
}

function RemoveForm({ maker: { id, name } }: { maker: Manufacturer }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id ?? ''} />
      <input type="hidden" name="name" value={name} />
      <IconButton type="submit" label={texts.remove(name)} aria-disabled={fetcher.state !== 'idle'}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </fetcher.Form>
  )
}
