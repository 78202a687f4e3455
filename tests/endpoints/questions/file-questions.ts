import { createdProduct } from '../../people-and-things/product-form.ts'
import type { Valid } from './question.ts'

/** What is asked for by address alone. Their contracts stay with their handlers, because nobody else asks. */
export const fileQuestions: [name: string, valid: Valid][] = [
  ['GET /robots.txt', { question: () => ({}) }],
  ['GET /sitemap.xml', { question: () => ({}) }],
  ['GET /sitemap-:page(^[1-9]\\d{0,4}).xml', { question: () => ({ params: { page: 1 } }) }],
  [
    'GET /media/:key/:file',
    {
      question: async ({ somebody }) => {
        const { thumbnail } = await createdProduct(await somebody('owner'))
        const [, , key = '', file = ''] = thumbnail.split('/')
        return { params: { key, file } }
      },
    },
  ],
]
