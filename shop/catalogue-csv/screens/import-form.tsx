import * as texts from '#texts/catalogue-csv'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
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
      <p className="text-muted">{texts.productsThatAreNewAre}</p>
      <FileField
        name={CATALOGUE}
        label={texts.catalogue}
        accept=".csv,text/csv"
        hint={texts.csvAsExportedHereBy(MAX_CSV_MB)}
      />
      <FileField
        name={PICTURES}
        label={texts.picturesOptional}
        accept=".zip,application/zip"
        hint={texts.aZipWithTheFiles(MAX_ZIP_MB)}
      />
      <SubmitButton className="justify-self-start">{texts.showWhatWouldChange}</SubmitButton>
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
  return (
    <Progress
      label={percent < 100 ? texts.uploading : texts.openingTheFiles}
      percent={percent < 100 ? percent : null}
    />
  )
}
