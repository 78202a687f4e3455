import {
  addPasskey,
  beginPasskey,
  removePasskey,
} from '../../../../shop/core/accounts/two-step/passkeys/own-passkeys.contract.ts'
import {
  beginTimeCode,
  confirmTimeCode,
  getTwoStep,
  removeTimeCode,
  renewRecoveryCodes,
} from '../../../../shop/core/accounts/two-step/two-step.contract.ts'
import {
  loginByPasskey,
  loginByRecoveryCode,
  loginByTimeCode,
} from '../../../../shop/core/auth/second-step/second-step.contract.ts'
import { login } from '../../../../shop/core/auth/session.contract.ts'
import { softAuthenticator } from '../../../fixtures/logins/soft-authenticator.ts'
import { codeOfApp, firstStep, setUpTimeCode } from '../../../fixtures/logins/two-step.ts'
import { PASSWORD, type Somebody, type World } from '../../world.ts'
import { valid } from '../request.ts'

const body = { password: PASSWORD }
const setUp = (world: World, person: Somebody) => setUpTimeCode(person, PASSWORD, world.shop.clock.now)

const firstStepOf = (world: World, { email }: Somebody) =>
  firstStep(world.shop.visitor.api(login, { body: { email, ...body } }))

async function withPasskey(person: Somebody) {
  const key = softAuthenticator('https://shop.example')
  const { setup, options } = await person.api(beginPasskey, { body })
  await person.api(addPasskey, { body: { setup, name: 'Telephone', passkey: key.create(options) } })
  return key
}

/** A login after its first step, and the credentials for the second step. */
async function halfLoggedIn(world: World) {
  const mia = await world.somebody('customer')
  const { key, recoveryCodes } = await setUp(world, mia)
  const { second_step } = await firstStepOf(world, mia)
  return { second_step, key, recovery_code: recoveryCodes[0] ?? '' }
}

export const twoStepRequests = [
  valid(loginByTimeCode, async (world) => {
    const { second_step, key } = await halfLoggedIn(world)
    return { body: { second_step, time_code: codeOfApp(key, world.shop.clock.now, 1) } }
  }),
  valid(loginByRecoveryCode, async (world) => {
    const { second_step, recovery_code } = await halfLoggedIn(world)
    return { body: { second_step, recovery_code } }
  }),
  valid(loginByPasskey, async (world) => {
    const mia = await world.somebody('customer')
    const key = await withPasskey(mia)
    const { second_step, passkey_options } = await firstStepOf(world, mia)
    return { body: { second_step, passkey: key.show(passkey_options) } }
  }),
  valid(beginPasskey, () => ({ body })),
  valid(addPasskey, async ({ shop }, asker) => {
    const { setup, options } = await asker.api(beginPasskey, { body })
    return { body: { setup, name: 'Telephone', passkey: softAuthenticator(shop.services.publicUrl()).create(options) } }
  }),
  valid(
    removePasskey,
    async (_, asker) => {
      await withPasskey(asker)
      const { passkeys } = await asker.api(getTwoStep, {})
      return { params: { id: String(passkeys[0]?.id) }, body }
    },
    { ownedBy: 'asker' },
  ),
  valid(getTwoStep, () => ({})),
  valid(beginTimeCode, () => ({ body })),
  valid(confirmTimeCode, async ({ shop }, asker) => {
    const { setup, key } = await asker.api(beginTimeCode, { body })
    return { body: { setup, time_code: codeOfApp(key, shop.clock.now) } }
  }),
  valid(removeTimeCode, async (world, asker) => {
    await setUp(world, asker)
    return { body }
  }),
  valid(renewRecoveryCodes, async (world, asker) => {
    await setUp(world, asker)
    return { body }
  }),
]
