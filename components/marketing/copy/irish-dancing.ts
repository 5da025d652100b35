export const irishDancing = {
  title: "Irish Dancing",
  lead: "Your feet know every bar. This is about the eight bars before them.",
  /** A sample biography (`PAGE_SAMPLES`): replace it with the coach's own. */
  introduction: [
    "I grew up in this world: the early starts, the hair, the smell of the hall, the long wait in line while the musician plays somebody else’s tune. I know what it is to dance it perfectly on Thursday and lose it on Sunday.",
    "No other art asks so much of the nerves. You have two minutes, a rigid upper body and nowhere to hide a wobble. Teachers give you the steps, the strength and the style. What I give you is a way of bringing them with you when your number is called.",
    "I work with dancers from their first feis to the World Championships, with teachers who want calmer classes, and with parents who would like the drive home to be a happy one again.",
  ],
  helpTitle: "What we work on",
  help: [
    "A routine for the day, from packing the bag to the bow",
    "Confidence that doesn’t wait for the results",
    "Carrying on after a slip, so that hardly anybody notices",
    "Keeping face, fire and stamina to the last bar",
    "Coming back after injury, a growth spurt or a bad year",
  ],
  testimonialsTitle: "What dancers say",
  cv: {
    title: "Performing-arts CV",
    text: "Training, performances, teaching and adjudication at a glance, for schools and companies.",
  },
};
