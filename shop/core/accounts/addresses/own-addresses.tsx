import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import type { SavedAddress } from '../../addresses/saved/saved-addresses.contract.ts'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import type { LoadedAddresses } from './load-addresses.ts'

interface OwnAddressesProps {
  loaded: LoadedAddresses | undefined
  children: (addresses: readonly SavedAddress[]) => ReactNode
}

/** Renders the addresses of the current customer. They are reloaded after another customer has logged in. */
export function OwnAddresses({ loaded, children }: OwnAddressesProps) {
  const { id } = useScreenOwner()
  const { revalidate } = useRevalidator()
  const isTheirs = loaded?.of === id
  useEffect(() => {
    if (!isTheirs) void revalidate()
  }, [isTheirs, revalidate])
  return isTheirs ? children(loaded.addresses) : <FieldsSkeleton />
}
