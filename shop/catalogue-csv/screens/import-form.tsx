import type { FieldErrors } from '../../../lib/form-data.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { useUploaded } from '../../product-editing/form/upload.ts'
import { Field } from '../../ui/fields/field.tsx'
import { useIsPending } from '../../ui/fields/form-state.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { MAX_CSV_MB, MAX_ZIP_MB } from '../catalogue-csv.contract.ts'
import { Progress } from './progress.tsx'

export const CATALOGUE = 'catalogue'
export const PICTURES = 'pictures'

/** Chooses a file with products, and another with their pictures. Nothing is changed by sending them. */
export function ImportForm({ errors }: { errors: FieldErrors | undefined }) {
  return (
    <ShopForm encType="multipart/form-data" errors={errors} className="mt-3">
      <p className="text-muted">
        Products that are new are created, those that the shop has are changed, by their slug. First you see what would
        happen, row by row; nothing changes before you agree.
      </p>
      <FileField
        name={CATALOGUE}
        label="Catalogue"
        accept=".csv,text/csv"
        hint={`CSV, as exported here, by Shopify or by Excel, at most ${MAX_CSV_MB} MB`}
      />
      <FileField
        name={PICTURES}
        label="Pictures (optional)"
        accept=".zip,application/zip"
        hint={`A ZIP with the files that the catalogue names, at most ${MAX_ZIP_MB} MB`}
      />
      <SubmitButton className="justify-self-start">Show what would change</SubmitButton>
      <Uploaded />
    </ShopForm>
  )
}

function FileField({ name, label, hint, accept }: { name: string; label: string; hint: string; accept: string }) {
  return (
    <Field name={name} hint={hint}>
      {(control) => (
        <>
          <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
            {label}
          </label>
          <input
            type="file"
            name={name}
            accept={accept}
            {...control}
            className="block w-full rounded-control border border-edge border-dashed bg-surface p-2 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-sunken file:px-4 file:font-medium file:text-ink hover:border-ink aria-invalid:border-danger"
          />
        </>
      )}
    </Field>
  )
}

function Uploaded() {
  const uploaded = useUploaded()
  const isPending = useIsPending()
  if (!isPending || uploaded === undefined) return null
  const percent = Math.floor(uploaded * 100)
  return <Progress label={percent < 100 ? 'Uploading' : 'Opening the files'} percent={percent < 100 ? percent : null} />
}
