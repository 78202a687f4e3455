import { Blocks } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/admin/shell'
import type { Waiting } from './waiting/waiting.contract.ts'

/** Returns the group of the admin pages of extensions; undefined without any for the role of the user. */
export function extensionGroup(pages: Waiting['extension_pages'] = []) {
  const [first, ...others] = pages.map(({ extension, name, title }) => ({
    to: href('/admin/x/:extension/:page', { extension, page: name }),
    name: title,
    // The list has only the pages for the role of the user.
    role: 'staff' as const,
  }))
  return first && { name: texts.extensions, Icon: Blocks, items: [first, ...others] as const }
}
