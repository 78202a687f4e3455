import { type ActionFunctionArgs, href, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import { staffDocumentsOf } from '../documents.contract.ts'
import { sendDocument } from './send-document.ts'

/** A direct visit to this address redirects to the order. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(href('/admin/orders/:id', { id: String(params.id) }))

/** Loads the documents of an order after its screen; null if they can't be loaded. */
export const clientLoader = ({ context, params }: LoaderFunctionArgs) =>
  apiFrom(context)(staffDocumentsOf, { params: { id: String(params.id) } }).catch(() => null)

export const clientAction = async ({ context, request, params }: ActionFunctionArgs) =>
  sendDocument(apiFrom(context), String(params.id), await request.formData())
