interface Planned {
  milestonePlan: { number: string; state: string | null } | null
}

/** Engagements in their order. Those of one accepted offer with milestones stand together, where the first of them is. */
export const groupByPlan = <Engagement extends Planned>(engagements: readonly Engagement[]) => {
  const groups: { plan: Engagement['milestonePlan']; engagements: Engagement[] }[] = []
  for (const engagement of engagements) {
    const plan = engagement.milestonePlan?.state ? engagement.milestonePlan : null
    const group = plan && groups.find((other) => other.plan?.number === plan.number)
    if (group) group.engagements.push(engagement)
    else groups.push({ plan, engagements: [engagement] })
  }
  return groups
}
