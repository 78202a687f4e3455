import { href } from 'react-router'
import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

const KEY = 'team-invitation'

/**
 * Reads the code of an invitation: from the address, where it stands behind the # and is sent nowhere; or as this tab has kept it, for whoever comes
 * back from logging in. Empty for none.
 */
export function readInvitationCode(): string {
  const { pathname, hash } = window.location
  // On the way here from another screen the address is still that of the other.
  const given = pathname === href('/team_invitation') ? hash.slice(1) : ''
  if (given !== '') inTabStorage((storage) => storage.setItem(KEY, given))
  return given || (inTabStorage((storage) => storage.getItem(KEY)) ?? '')
}

/** Forgets the code of an invitation that was accepted. */
export const forgetInvitationCode = (): void => void inTabStorage((storage) => storage.removeItem(KEY))
