import { href } from 'react-router'
import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

const KEY = 'team-invitation'

/**
 * Returns the code of an invitation from the address fragment, which is never sent to a server, or from the tab's
 * storage after a login. Empty for none.
 */
export function readInvitationCode(): string {
  const { pathname, hash } = window.location
  // When coming from another screen, the address is still the previous one.
  const given = pathname === href('/team_invitation') ? hash.slice(1) : ''
  if (given !== '') inTabStorage((storage) => storage.setItem(KEY, given))
  return given || (inTabStorage((storage) => storage.getItem(KEY)) ?? '')
}

/** Removes the stored code of an accepted invitation. */
export const forgetInvitationCode = (): void => void inTabStorage((storage) => storage.removeItem(KEY))
