import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/invoices/screens'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import type { StaffDocument } from '../documents.contract.ts'
import { DocumentList } from './document-list.tsx'

interface Loaded {
  documents: readonly StaffDocument[]
  can_issue: boolean
}

const schema = async () => (await import('../correction-form.contract.ts')).CorrectionForm

/** The documents of an order for staff. They are loaded after the screen, and again after a change of the order. */
export function OrderDocuments({ id, isPaid }: { id: number; isPaid: boolean }) {
  const { data, load } = useFetcher<Loaded | null>()
  const address = href('/admin/orders/:id/documents', { id: String(id) })
  useEffect(() => {
    void load(address)
  }, [load, address])
  const [isCorrecting, setCorrecting] = useState(false)
  if (!data || (data.documents.length === 0 && !data.can_issue && isPaid)) return null
  const invoice = data.documents.findLast(({ kind }) => kind === 'invoice')
  const isCredited = data.documents.at(-1)?.kind === 'credit_note'
  return (
    <TitledSection name={texts.documents}>
      {data.documents.length > 0 ? (
        <DocumentList documents={data.documents} fileOf={({ id: document }) => `/api/documents/${document}/file.pdf`} />
      ) : data.can_issue ? (
        <Issue address={address} />
      ) : (
        <p className="text-muted text-sm">{texts.noDocumentYet}</p>
      )}
      {invoice && !isCredited && (
        <Button weight="quiet" className="mt-2" onClick={() => setCorrecting(true)}>
          {texts.correct}
        </Button>
      )}
      {invoice && isCorrecting && <Correction invoice={invoice} address={address} close={() => setCorrecting(false)} />}
    </TitledSection>
  )
}

function Issue({ address }: { address: string }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <ShopForm fetcher={fetcher} action={address} errors={fetcher.data?.errors}>
      <p className="mb-3 text-muted text-sm">{texts.canIssue}</p>
      <SubmitButton weight="secondary">{texts.issueInvoice}</SubmitButton>
    </ShopForm>
  )
}

interface CorrectionProps {
  invoice: StaffDocument
  address: string
  close: () => void
}

function Correction({ invoice: { id, number, billed }, address, close }: CorrectionProps) {
  return (
    <FormDialog
      title={texts.correctTitle(number)}
      intro={<p className="text-muted text-sm">{texts.correctText}</p>}
      schema={schema}
      action={address}
      hidden={{ invoice: id }}
      button={texts.correct}
      isDangerous={false}
      cancel={texts.cancel}
      close={close}
    >
      <TextField name="reason" label={texts.reason} hint={texts.reasonHint} autoComplete="off" />
      <TextField name="name" label={texts.name} defaultValue={billed.name} autoComplete="off" />
      <TextField
        name="company"
        label={texts.company}
        defaultValue={billed.company}
        required={false}
        autoComplete="off"
      />
      <TextField
        name="address"
        label={texts.address}
        hint={texts.addressHint}
        rows={4}
        defaultValue={billed.address.join('\n')}
        required={false}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="vat_number"
          label={texts.vatNumber}
          defaultValue={billed.vat_number}
          required={false}
          autoComplete="off"
        />
        <TextField name="siren" label={texts.siren} defaultValue={billed.siren} required={false} autoComplete="off" />
      </div>
    </FormDialog>
  )
}
