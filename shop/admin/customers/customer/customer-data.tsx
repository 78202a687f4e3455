import { useState } from 'react'
import { texts } from '#texts/admin/customers'
import { Button } from '../../../ui/button.tsx'
import type { CustomerDetails } from '../customers.contract.ts'
import { EraseCustomer } from '../erasure/erase-customer.tsx'
import { downloadCustomerData } from './download-customer-data.ts'

/** Actions for a customer's data requests: export and erasure. */
export function CustomerDataRequests({ customer }: { customer: CustomerDetails }) {
  const [isAsking, setAsking] = useState(false)
  if (customer.is_staff) return <p className="text-muted text-sm">{texts.dataOfStaff}</p>
  return (
    <>
      <p className="text-muted text-sm">{texts.verifyRequester}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button weight="secondary" onClick={() => void downloadCustomerData(customer.id)}>
          {texts.downloadData}
        </Button>
        <Button weight="quiet" onClick={() => setAsking(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      {isAsking && <EraseCustomer customer={customer} close={() => setAsking(false)} />}
    </>
  )
}
