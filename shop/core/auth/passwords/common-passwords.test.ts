import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { NewPassword } from '../../../../lib/fields.contract.ts'
import { passwordError } from './password.server.ts'

const commonest = dictionary['passwords-common'].slice(0, 10_000)

test('common-passwords.txt contains the 10,000 most common passwords except those refused by other rules', async () => {
  const kept = await readFile(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  const lacking = commonest.filter((password) => NewPassword.safeParse(password).success)
  expect(kept.trimEnd().split('\n')).toEqual(lacking)
})

test.each(['password1', 'PassWord1', 'trustno1', '1q2w3e4r'])('%s is too common, however it is written', (password) => {
  expect(passwordError(password, 'mia@example.com')).toBe('This password is too common.')
})

test.each([
  ...['aaaaaaaa', 'xxxxxxxx', 'zzzzzzzz', 'abababab', 'miamiamia', 'a1b2a1b2a1b2'],
  ...['abcdefgh', 'hgfedcba', '12345678a', 'azertyui', 'AZERTY123', 'qsdfghjk', 'wxcvbn12', 'qwertzui', 'poiuytreza'],
  ...['comptoir', 'Comptoir2026', 'le-comptoir', 'comptoir!azerty'],
  ...[
    'letmein12',
    'camille1',
    'admin123',
    'motdepasse',
    'MotDePasse1',
    'bonjour1',
    'doudou123',
    'Soleil2024',
    'jetaime!',
  ],
  ...['Zoe-Dupont', 'dupont75', 'anneliese1'],
])('refuses %s as a password of Zoë Anneliese-Zoe Dupont', (password) => {
  expect(passwordError(password, 'z@example.com', ['Zoë Anneliese-Zoe', 'Dupont'])).toBe('This password is too common.')
})

test.each([
  'correct horse battery',
  'dupont-cat-sofa',
  'xK9#mQ2v',
  'passwords are dull',
  'jtm42&zq',
  'soleil bleu vert',
])('accepts the password %s', (password) => {
  expect(passwordError(password, 'z@example.com', ['Zoe', 'Dupont', 'Li', 7, undefined])).toBeUndefined()
})

test.each(['ILoveMia.Wong!', 'ilovemia.wong!'])('%s is too similar to mia.wong@example.com', (password) => {
  for (const email of ['mia.wong@example.com', 'Mia.Wong@example.com'])
    expect(passwordError(password, email)).toBe('The password is too similar to the email.')
})
