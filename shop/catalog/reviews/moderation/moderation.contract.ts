import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { OwnReview, REVIEWS_A_MINUTE } from '../reviews.contract.ts'
import { Reason, ShopAnswer } from './moderation-forms.contract.ts'

const Report = z.object({ reason: z.string(), created_on: z.iso.datetime() })

/** A review as staff see it. */
export const StaffReview = OwnReview.extend({
  product: z.object({ slug: z.string(), title: z.string() }),
  hidden_on: z.iso.datetime().nullable(),
  reports: z.array(Report).describe('open reports, oldest first'),
})
export type StaffReview = z.infer<typeof StaffReview>

const tags = ['Reviews']

export const reportReview = endpoint({
  method: 'POST',
  url: '/api/reviews/:id/report/',
  schema: {
    summary: 'Report a review that breaks the law or the terms, once per review',
    tags,
    params: IdAddress,
    body: Reason,
    response: { 201: Report },
  },
  config: { allow: 'customer', limitPerCustomer: REVIEWS_A_MINUTE },
})

export const hideReview = endpoint({
  method: 'PUT',
  url: '/api/reviews/:id/hiding/',
  schema: {
    summary: 'Hide a review and resolve its reports; the author still sees it, with the reason',
    tags,
    params: IdAddress,
    body: Reason,
    response: { 200: StaffReview },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const showReview = endpoint({
  method: 'DELETE',
  url: '/api/reviews/:id/hiding/',
  schema: {
    summary: 'Unhide a review',
    tags,
    params: IdAddress,
    response: { 200: StaffReview },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const answerReview = endpoint({
  method: 'PUT',
  url: '/api/reviews/:id/answer/',
  schema: {
    summary: "Add the shop's answer to a review, once per review",
    tags,
    params: IdAddress,
    body: ShopAnswer,
    response: { 200: StaffReview },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const settleReview = endpoint({
  method: 'DELETE',
  url: '/api/reviews/:id/reports/',
  schema: {
    summary: 'Dismiss the reports of a review',
    tags,
    params: IdAddress,
    response: { 200: StaffReview },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const deleteReview = endpoint({
  method: 'DELETE',
  url: '/api/reviews/:id/',
  schema: {
    summary: 'Delete a review permanently at the request of its author',
    tags,
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const listReportedReviews = endpoint({
  method: 'GET',
  url: '/api/reported_reviews/',
  schema: {
    summary: 'List reviews with open reports, oldest first, or hidden reviews',
    tags,
    querystring: PageQuery.extend({ hidden: z.enum(['true', 'false']).default('false') }),
    response: { 200: pageOf(StaffReview) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})
