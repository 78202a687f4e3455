import { Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import { hasRole } from '../../../../../lib/staff/staff-role.ts'
import { useUser } from '../../../../core/auth/session.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { DiscountItem } from '../../discounts.contract.ts'
import type { DiscountChoices } from '../describe-discount.ts'
import { NAMED } from '../read-discount-form.ts'
import type { FoundCustomer } from './found-customer.ts'

interface CustomerFieldsProps {
  /** Undefined for a new one. */
  discount: DiscountItem | undefined
  choices: DiscountChoices
  /** Called after a customer was added or removed. */
  changed: () => void
}

/** The customers who get a discount: all, those with a tag, or named ones. */
export function CustomerFields({ discount, choices, changed }: CustomerFieldsProps) {
  const [chosen, setChosen] = useState(discount?.is_for_named ? NAMED : String(discount?.tag ?? ''))
  const isOwner = hasRole(useUser()?.staff_role, 'owner')
  const tags = choices.tags.map(({ id, name }) => [id, name] as const)
  const isTagDeleted = discount?.tag != null && tags.every(([id]) => id !== discount.tag)
  return (
    <>
      <SelectField
        name="tag"
        label={texts.customers}
        choices={[
          ['', texts.allCustomers],
          ...(isOwner || discount?.is_for_named ? [[NAMED, texts.namedCustomers] as const] : []),
          ...tags,
          ...(isTagDeleted ? [[discount.tag ?? 0, texts.deletedTag] as const] : []),
        ]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        className="max-w-md"
      />
      {chosen === NAMED &&
        (isOwner ? (
          <NamedCustomers ids={discount?.customers ?? []} changed={changed} />
        ) : (
          <StoredCustomers ids={discount?.customers ?? []} />
        ))}
    </>
  )
}

/** The customers without their names, for staff who cannot read customers. */
const StoredCustomers = ({ ids }: { ids: readonly number[] }) => (
  <p className="text-muted text-sm">
    {texts.onlyOwnersSee(ids.length)}
    <CustomerIds ids={ids} />
  </p>
)

const CustomerIds = ({ ids }: { ids: readonly number[] }) =>
  ids.map((id) => <input key={id} type="hidden" name="customers" value={id} />)

const address = (query: Record<string, string>) => `${href('/admin/discounts/customers')}?${new URLSearchParams(query)}`

function NamedCustomers({ ids: begin, changed }: { ids: readonly number[]; changed: () => void }) {
  const [ids, setIds] = useState(begin)
  const [added, setAdded] = useState<readonly FoundCustomer[]>([])
  const stored = useFetcher<FoundCustomer[] | undefined>()
  const { load } = stored
  const beginning = begin.join(',')
  useEffect(() => {
    if (beginning !== '') void load(address({ id: beginning }))
  }, [load, beginning])
  const known = [...(stored.data ?? []), ...added]
  function change(next: readonly number[]) {
    setIds(next)
    changed()
  }
  return (
    <Field name="customers">
      {(control) => (
        <div>
          <CustomerIds ids={ids} />
          {ids.length > 0 && (
            <ul className="mb-4 max-w-md divide-y divide-line rounded-control border border-line">
              {ids.map((id) => (
                <Customer
                  key={id}
                  customer={known.find((one) => one.id === id)}
                  isLoaded={stored.data !== undefined}
                  remove={() => change(ids.filter((one) => one !== id))}
                />
              ))}
            </ul>
          )}
          <CustomerSearch
            id={control.id}
            describedBy={control['aria-describedby']}
            isInvalid={control['aria-invalid']}
            isChosen={(id) => ids.includes(id)}
            add={(customer) => {
              setAdded([...added, customer])
              change([...ids, customer.id])
            }}
          />
        </div>
      )}
    </Field>
  )
}

interface CustomerProps {
  /** Undefined while it is loaded, and after it was deleted. */
  customer: FoundCustomer | undefined
  isLoaded: boolean
  remove: () => void
}

function Customer({ customer, isLoaded, remove }: CustomerProps) {
  const name = customer?.name ?? (isLoaded ? texts.deletedCustomer : '…')
  return (
    <li className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
      <NameAndEmail name={name} email={customer?.email} />
      <IconButton label={texts.removeNamed(name)} onClick={remove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}

const NameAndEmail = ({ name, email }: { name: string; email: string | undefined }) => (
  <span className="min-w-0 text-sm wrap-anywhere">
    <span className="block font-medium">{name}</span>
    {email && <span className="text-muted">{email}</span>}
  </span>
)

interface CustomerSearchProps {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  isChosen: (id: number) => boolean
  add: (customer: FoundCustomer) => void
}

/** Searches customers while typing. */
function CustomerSearch({ id, describedBy, isInvalid, isChosen, add }: CustomerSearchProps) {
  const { data, load } = useFetcher<FoundCustomer[] | undefined>()
  const [words, setWords] = useState('')
  const found = words.trim() === '' ? undefined : data?.filter((customer) => !isChosen(customer.id))
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {texts.findCustomer}
      </label>
      <input
        id={id}
        type="search"
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          if (target.value.trim() !== '') void load(address({ q: target.value.trim() }))
        }}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={texts.nameOrEmail}
        autoComplete="off"
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className="h-11 w-full rounded-control border border-edge bg-surface px-3.5 text-base placeholder:text-muted"
      />
      <p role="status" className={found?.length === 0 ? 'mt-2 text-muted text-sm' : 'sr-only'}>
        {found && (found.length === 0 ? texts.noCustomerFound : texts.customersFound(found.length))}
      </p>
      {found && found.length > 0 && (
        <ul className="mt-2 divide-y divide-line rounded-control border border-line">
          {found.map((customer) => (
            <li key={customer.id} className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
              <NameAndEmail name={customer.name} email={customer.email} />
              <IconButton label={texts.addNamed(customer.name)} onClick={() => add(customer)}>
                <Plus aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
