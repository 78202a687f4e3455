import { endpoint } from '../../../lib/endpoint.ts'
import { ShownMenus } from '../../catalog/collections/shown-menus.contract.ts'

export const getMenus = endpoint({
  method: 'GET',
  url: '/api/menus/',
  schema: {
    summary: 'Get the menus of header and footer',
    tags: ['Pages'],
    response: { 200: ShownMenus },
  },
  config: { allow: 'anyone', cached: true },
})
