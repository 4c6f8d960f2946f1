interface Planned<Plan> {
  milestonePlan: Plan | null
}

/** Engagements in their order. Those of one accepted offer with milestones stand together, where the first of them is. */
export const groupByPlan = <Plan extends { number: string; state: string | null }, Engagement extends Planned<Plan>>(
  engagements: readonly (Engagement & Planned<Plan>)[],
) => {
  const groups: { plan: Plan | null; engagements: Engagement[] }[] = []
  for (const engagement of engagements) {
    const { milestonePlan } = engagement
    const plan = milestonePlan?.state ? milestonePlan : null
    const group = plan && groups.find((other) => other.plan?.number === plan.number)
    if (group) group.engagements.push(engagement)
    else groups.push({ plan, engagements: [engagement] })
  }
  return groups
}
