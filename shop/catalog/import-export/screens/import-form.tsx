import { texts } from '#texts/catalog/import-export'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { useIsPending } from '../../../ui/fields/form-state.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useUploaded } from '../../products/upload.ts'
import { MAX_CSV_MB, MAX_ZIP_MB } from '../catalogue-csv.contract.ts'
import { FileField } from './file-field.tsx'
import { Progress } from './progress.tsx'

export const CATALOGUE = 'catalogue'
export const PICTURES = 'pictures'

/** Uploads a product file and optionally a ZIP with pictures. Starts a dry run only. */
export function ImportForm({ errors }: { errors: FieldErrors | undefined }) {
  return (
    <ShopForm encType="multipart/form-data" errors={errors} className="mt-3">
      <p className="text-muted">{texts.importHint}</p>
      <FileField
        name={CATALOGUE}
        label={texts.catalogue}
        accept=".csv,text/csv"
        hint={texts.catalogueFileHint(MAX_CSV_MB)}
      />
      <FileField
        name={PICTURES}
        label={texts.picturesOptional}
        accept=".zip,application/zip"
        hint={texts.picturesZipHint(MAX_ZIP_MB)}
      />
      <SubmitButton className="justify-self-start">{texts.previewChanges}</SubmitButton>
      <Uploaded />
    </ShopForm>
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
