import { toLines } from '../../database/lines'
import type { UserRow } from '../../database/tables'
import type { FreelancerFilter, FreelancerSort, UpdateFreelancerInput } from '../../generated/resolvers'
import { newId } from '../../ids'
import { found } from '../../loader'
import { cents } from '../../money'
import type { PageRequest } from '../../paging/page'
import { signedIn } from '../../signed-in'
import { foldCase } from '../../text/fold-case'
import type { FreelancerRepository } from './freelancer.repository'
import { brokenFreelancerRule, tidiedFreelancer } from './freelancer-rules'

interface FreelancerList extends PageRequest {
  filter?: FreelancerFilter | null | undefined
  sort: FreelancerSort
}

export const createFreelancerService = (freelancers: FreelancerRepository) => {
  /** The empty profile that a freelancer's account starts with; one that is there stays as it is. */
  const open = async ({ id: userId }: Pick<UserRow, 'id'>) => {
    await freelancers.add({
      id: newId('fre'),
      userId,
      title: '',
      location: '',
      experience: '',
      rating: 0,
      reviewCount: 0,
      hourlyRateCents: 0,
      skills: '',
      description: '',
      visible: 1,
    })
  }

  return {
    find: freelancers.byIdOrUserId,

    page: ({ filter, sort, first, after }: FreelancerList) =>
      freelancers.page(
        {
          skill: filter?.skill == null ? undefined : foldCase(filter.skill),
          maxRateCents: filter?.maxRate == null ? undefined : cents(filter.maxRate),
        },
        sort,
        { first, after },
      ),

    ownedBy: freelancers.byUserId,

    open,

    update: async (viewer: UserRow | undefined, input: UpdateFreelancerInput) => {
      const user = signedIn(viewer)
      const typed = tidiedFreelancer(input)
      const broken = brokenFreelancerRule(typed)
      if (broken) return { __typename: 'InvalidInput' as const, ...broken }
      await open(user)
      const { id } = found(await freelancers.byUserId(user.id), user.id)
      const { hourlyRate, skills, ...texts } = typed
      const change = { ...texts, hourlyRateCents: cents(hourlyRate), skills: toLines(skills) }
      const freelancer = found(await freelancers.update(id, change, [...new Set(skills.map(foldCase))]), id)
      return { __typename: 'FreelancerUpdated' as const, freelancer }
    },

    /** The profile of somebody who is suspended isn't shown. */
    setStanding: async (userId: string, good: boolean) => {
      await freelancers.setVisible(userId, good)
    },

    /** Removes the profile. */
    close: async (userId: string) => {
      await freelancers.removeOf(userId)
    },
  }
}

export type FreelancerService = ReturnType<typeof createFreelancerService>
