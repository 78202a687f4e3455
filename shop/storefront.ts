import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RenderPage } from '../server/mount-storefront.ts'
import { transport as transportContext } from './api.ts'
import { nonce as nonceContext } from './nonce.ts'
import { socialLogin as socialLoginContext } from './session/social-provider.ts'

const answer = createRequestHandler(build)

/** The entry of the server-rendering build. Only Request and Response cross between it and the host, whose modules are other copies. */
export const renderPage: RenderPage = (request, { transport, nonce, socialLogin }) => {
  const context = new RouterContextProvider()
  context.set(transportContext, transport)
  context.set(nonceContext, nonce)
  context.set(socialLoginContext, socialLogin)
  return answer(request, context)
}
