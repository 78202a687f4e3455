import { texts } from '#texts/sales/discounts/entering'
import { toast } from '../../../ui/feedback/toast.ts'
import { storeLinkedCode } from './linked-code.ts'

// Keeps the code of a link such as `/?discount=WELCOME10` until a cart is opened, also through sign-up and login.
const code = (new URLSearchParams(location.search).get('discount') ?? '').replace(/\s/g, '').toUpperCase()
if (code !== '') {
  storeLinkedCode(code)
  toast({ kind: 'success', text: texts.linkedCode(code) })
}
