import { expect, test } from 'vitest'
import { CallFailed } from '../../../lib/api-client.ts'
import type { ErrorCode } from '../../../lib/error-codes.ts'
import { translatedErrors } from '../../../lib/texts/error-sentences.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { loadTranslations } from '../../translations.server.ts'
import { refusalText } from './error-message.ts'

loadTranslations()

test('a failed call is explained in the language of the page', () => {
  const shown = (answer: { detail?: string }, code?: ErrorCode, retryAfter?: number) =>
    (['en', 'fr'] as const).map((language) =>
      inLanguage(language, () => {
        const { detail } = translatedErrors(answer)
        return refusalText(new CallFailed(detail, 'external', {}, 400, code, retryAfter))
      }),
    )
  expect(shown({ detail: 'The password is incorrect.' })).toEqual([
    'The password is incorrect.',
    'Le mot de passe est incorrect.',
  ])
  expect(shown({})).toEqual(['Oops, check to see a field has a error to fix it', 'Oups, corrigez les champs signalés'])
  const throttled = { detail: 'Request was throttled. Expected available in 3600 seconds.' }
  expect(shown(throttled, 'throttled', 3600)).toEqual([
    'Too many tries. Wait 60 minutes.',
    'Trop de tentatives. Patientez 60 minutes.',
  ])
  const unpaid = { detail: 'You left 5 orders unpaid within a day. You can order again on 1 December 2026.' }
  expect(shown(unpaid, 'throttled', 3600)).toEqual([unpaid.detail, expect.stringMatching(/^Vous .*1 December 2026\.$/)])
  const lost = new CallFailed(undefined, 'internal', {}, 0, undefined)
  expect(inLanguage('fr', () => refusalText(lost))).toBe('Oups, une erreur inconnue est survenue')
  expect([refusalText(lost), lost.message]).toEqual(['Oops, a unknown error occured', 'Oops, a unknown error occured'])
})
