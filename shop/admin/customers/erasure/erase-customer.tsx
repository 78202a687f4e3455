import { texts } from '#texts/admin/customers'
import { ANONYMIZED_AFTER_DAYS } from '../../../sales/orders/anonymization/retention.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import type { CustomerDetails } from '../customers.contract.ts'

const schema = async () => (await import('./erasure-form.contract.ts')).ErasureForm

interface EraseCustomerProps {
  customer: Pick<CustomerDetails, 'name' | 'email' | 'under_way'>
  close: () => void
}

/**
 * The dialog for deleting an account on request. It lists the deleted and the remaining data and asks for the e-mail
 * address as confirmation.
 */
export function EraseCustomer({ customer: { name, email, under_way }, close }: EraseCustomerProps) {
  return (
    <FormDialog
      title={texts.deleteAccountOf(name)}
      intro={
        <div className="grid gap-3 text-sm">
          <p>
            <strong>{texts.deletedDataHeading}</strong> {texts.deletedData}
          </p>
          <p>
            <strong>{texts.retainedDataHeading}</strong> {texts.retainedData(ANONYMIZED_AFTER_DAYS)}
          </p>
          {under_way > 0 && <p className="font-medium text-warn">{texts.ordersInProgress(under_way)}</p>}
          <p>{texts.cannotBeUndone}</p>
        </div>
      }
      schema={schema}
      hidden={{ intent: 'erase' }}
      button={texts.deleteForGood}
      cancel={texts.keepAccount}
      close={close}
    >
      <TextField
        name="email"
        label={texts.typeAddress(email)}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </FormDialog>
  )
}
