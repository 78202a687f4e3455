import type { Section } from '../../section.ts'
import type { Operator } from '../operator.ts'
import { processedData } from './processed-data.ts'

/** Returns the section on personal data. */
export const privacy = (operator: Operator): Section => ({
  id: 'privacy',
  title: 'Données personnelles',
  clauses: [
    {
      title: 'Responsable du traitement',
      text: [
        `L’exploitant nommé dans la [section 16](#contact) est responsable du traitement des données personnelles dans cette
        boutique, au sens du règlement (UE) 2016/679 (RGPD) et de la loi Informatique et Libertés du 6 janvier 1978. Pour
        toute question sur vos données, utilisez le [formulaire de contact](/contact).`,
      ],
    },
    processedData(operator),
    {
      title: 'Ce que nous ne faisons pas',
      text: [
        `Cette boutique ne dépose aucun cookie, ne mesure aucune audience, n’affiche aucune publicité et n’établit aucun
        profil. Aucune décision vous concernant n’est prise par une machine seule. Les produits qu’elle recommande dépendent
        du produit que vous consultez, et non de vous. Ses pages ne chargent rien d’autres entreprises, à une exception
        près : le bouton de connexion d’un fournisseur d’identité, lorsque la boutique le propose, charge le script de ce
        fournisseur sur les seules pages de connexion et de création de compte.`,
        `Votre navigateur ne conserve pour la boutique que les éléments suivants, tous nécessaires à ce que vous lui avez
        demandé, de sorte qu’aucun consentement n’est requis (article 82 de la loi Informatique et Libertés) :`,
        {
          list: [
            `Dans son stockage local, sous le nom « token » : le jeton de connexion, tant que vous êtes connecté.`,
            `Dans son stockage de session, qui prend fin à la fermeture de l’onglet : la position de défilement, pour que le
            retour ramène au même endroit ; pendant que vous créez un compte, choisissez un nouveau mot de passe ou changez
            d’adresse e-mail, les noms et adresses déjà saisis, votre acceptation éventuelle des présentes conditions et un
            numéro indiquant qu’un code a été demandé dans cet onglet (ni mot de passe ni code), jusqu’à la fin de
            l’opération ; pendant que vous commandez, les adresses et les choix effectués, jusqu’à la commande ; ce que vous
            vouliez ajouter au panier avant de vous connecter, pendant une demi-heure au plus ; et, lors du passage d’une page
            à une autre, un message à y afficher, par exemple l’annonce d’une connexion réussie.`,
            `Pour la seule équipe de la boutique, dans son stockage local et son IndexedDB : un produit en cours de rédaction,
            avec les images choisies, jusqu’à ce qu’il soit enregistré ou abandonné.`,
          ],
        },
      ],
    },
    {
      title: 'Destinataires des données',
      text: [
        `Les avis sont publics, avec le nom et la photo de leur auteur. Toutes les autres données ne sont accessibles qu’aux
        personnes qui gèrent la boutique et aux entreprises qui travaillent pour elle sur ses instructions, telles que
        l’hébergeur et le prestataire qui achemine ses e-mails (RGPD, article 28).${
          operator.isSelling && operator.paysWith
            ? ` Si vous payez en ligne, ${operator.paysWith} reçoit votre adresse e-mail, le numéro, le contenu et le montant de
              la commande, et de vous-même ce que vous saisissez sur sa page ; il répond lui-même de ces données, selon sa
              propre politique de confidentialité.`
            : ''
        } Les autorités reçoivent des données lorsque la loi nous y oblige. Nous ne vendons ni ne louons aucune donnée.`,
        `Si l’une de ces entreprises traite des données hors de l’Espace économique européen, elle ne le fait qu’avec les
        garanties du chapitre V du RGPD. Sur demande, nous vous indiquons lesquelles s’appliquent.`,
      ],
    },
    {
      title: 'Protection des données',
      text: [
        `Les mots de passe et les jetons de connexion ne sont conservés que sous une forme qui ne permet pas de les
        retrouver. Les images que vous envoyez sont recréées et perdent les informations inscrites par l’appareil photo,
        telles que le lieu. Nos journaux ne contiennent ni mots de passe, ni jetons, ni saisies de formulaires.`,
      ],
    },
    {
      title: 'Vos droits',
      text: [
        `Vous pouvez accéder à vos données, les faire rectifier ou effacer, faire limiter leur traitement, les recevoir dans
        un format courant lisible par machine et vous opposer aux traitements fondés sur notre intérêt légitime. Vous pouvez
        aussi définir des directives sur le sort de vos données après votre décès (loi Informatique et Libertés,
        article 85).`,
        `Vous pouvez modifier vos informations et supprimer votre compte vous-même sur la
        [page de votre compte](/account). Pour toute autre demande, utilisez le [formulaire de contact](/contact) ; vous
        recevez une réponse dans un délai d’un mois.`,
        `Si vous estimez que vos données ne sont pas traitées comme elles le devraient, vous pouvez adresser une réclamation à
        la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, [www.cnil.fr](https://www.cnil.fr/), ou à l’autorité
        du pays dans lequel vous vivez ou travaillez.`,
      ],
    },
  ],
})
