import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { NewPassword } from '../../lib/fields.contract.ts'
import { passwordFault } from './password.server.ts'

const commonest = dictionary['passwords-common'].slice(0, 10_000)

test('common-passwords.txt holds the commonest 10,000, but for those that other rules refuse', async () => {
  const kept = await readFile(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  const lacking = commonest.filter((password) => NewPassword.safeParse(password).success)
  expect(kept.trimEnd().split('\n')).toEqual(lacking)
})

test.each(['password1', 'PassWord1', 'trustno1', '1q2w3e4r'])('%s is too common, however it is written', (password) => {
  expect(passwordFault(password, 'mia@example.com')).toBe('This password is too common.')
})
