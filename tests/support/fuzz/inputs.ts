import "../unit-environment";
import { z } from "zod";
import { emailChangeAnswer, emailChangeInput, eraseInput } from "@/lib/account/schema";
import { assistantChoice, assistantInput } from "@/lib/auth/assistants/schema";
import { codeEntry, signInRequest } from "@/lib/auth/schema";
import { launchChoice } from "@/lib/back-office/launch/schema";
import { certificateInput, nameCorrection } from "@/lib/certificates/schema";
import { addressCorrection, orderDetails, paymentIntentInput } from "@/lib/checkout/schema";
import { contactInput, messageChange } from "@/lib/contact/schema";
import { courseInput, newCourseInput } from "@/lib/courses/editing/schema";
import { filmInput, lessonInput, newLessonInput, trailerInput } from "@/lib/courses/lessons/schema";
import { moveInput, rowChoice, uuidChoice } from "@/lib/forms/fields";
import { companyInput } from "@/lib/invoices/schema";
import { playsNextInput, progressInput } from "@/lib/learning/schema";
import { mailChoice, mailWordsInput } from "@/lib/mail/words/schema";
import { pictureEdit } from "@/lib/media/pictures/schema";
import { subscribeInput } from "@/lib/newsletter/schema";
import { accessChange, emailCorrection, orderAction, refundRequest } from "@/lib/orders/schema";
import { linkForm } from "@/lib/paths/mailed-link";
import { courseGift, eraseRequest, giftEnd, moveRequest } from "@/lib/people/schema";
import { exportInput, yearStartInput } from "@/lib/sales/schema";
import { factorEntry, recoveryEntry, setUpEntry } from "@/lib/second-factor/schema";
import { categoryInput, newCategoryInput } from "@/lib/site/categories/schema";
import { doorsInput } from "@/lib/site/doors/schema";
import { menusInput, placeChoice } from "@/lib/site/menus/schema";
import {
  addressInput,
  headForm,
  newPageInput,
  newSectionForm,
  pageChoice,
  pageSwitch,
  publicationInput as publicationInputOfPage,
  sectionChoice,
  sectionForm,
  sectionMove,
  sectionVisibility,
  versionChoice,
} from "@/lib/site/pages/schema";
import { newPublicationInput, publicationInput } from "@/lib/site/publications/schema";
import { settingsInput } from "@/lib/site/settings/schema";
import {
  newTestimonialInput,
  testimonialInput,
  testimonialRemoval,
} from "@/lib/site/testimonials/schema";
import { siteWordsInput } from "@/lib/site/words/schema";
import { withdrawalInput } from "@/lib/withdrawals/schema";
import { coverInput } from "@/lib/workbooks/schema";

const nothing = z.object({});

/** The input of each server action. An action that is missing here fails the test. */
export const actionInputs: Record<string, z.ZodType> = {
  requestSignInAction: signInRequest,
  signInByCodeAction: codeEntry,
  signInByLinkAction: linkForm,
  issueCertificateAction: certificateInput,
  correctNameAction: nameCorrection,
  setPlaysNextAction: playsNextInput,
  sendMessageAction: contactInput,
  withdrawAction: withdrawalInput,
  confirmAction: linkForm,
  unsubscribeAction: linkForm,
  saveDetailsAction: orderDetails,
  enterAction: z.object({ orderId: z.string() }),
  correctAddressAction: addressCorrection,
  proveAddressAction: z.object({ callbackUrl: z.string() }),
  changeEmailAction: emailChangeInput,
  cancelEmailChangeAction: nothing,
  confirmEmailChangeAction: emailChangeAnswer,
  refuseEmailChangeAction: emailChangeAnswer,
  endBrowserAction: uuidChoice,
  eraseAction: eraseInput,
  nameCompanyAction: companyInput,
  inviteAssistantAction: assistantInput,
  changeAssistantAction: assistantInput,
  endAssistantAction: assistantChoice,
  createCourseAction: newCourseInput,
  updateCourseAction: courseInput,
  moveCourseAction: moveInput,
  publishCourseAction: rowChoice,
  unpublishCourseAction: rowChoice,
  copyCourseAction: rowChoice,
  deleteCourseAction: rowChoice,
  showLessonsAction: rowChoice,
  addLessonAction: newLessonInput,
  updateLessonAction: lessonInput,
  moveLessonAction: moveInput,
  setFilmAction: filmInput,
  setCoverAction: coverInput,
  setTrailerAction: trailerInput,
  showLessonAction: rowChoice,
  removeLessonAction: rowChoice,
  createCategoryAction: newCategoryInput,
  updateCategoryAction: categoryInput,
  moveCategoryAction: moveInput,
  deleteCategoryAction: rowChoice,
  createPublicationAction: newPublicationInput,
  updatePublicationAction: publicationInput,
  movePublicationAction: moveInput,
  deletePublicationAction: rowChoice,
  saveMenusAction: menusInput,
  saveWordsAction: siteWordsInput,
  createPageAction: newPageInput,
  changeAddressAction: addressInput,
  switchPageAction: pageSwitch,
  setMenuPlaceAction: placeChoice,
  deletePageAction: rowChoice,
  savePageWordsAction: headForm,
  saveSectionAction: sectionForm,
  addSectionAction: newSectionForm,
  moveSectionAction: sectionMove,
  hideSectionAction: sectionVisibility,
  removeSectionAction: sectionChoice,
  publishPageAction: publicationInputOfPage,
  callOffAction: pageChoice,
  restoreVersionAction: versionChoice,
  savePictureAction: pictureEdit,
  deletePictureAction: rowChoice,
  saveSettingsAction: settingsInput,
  createTestimonialAction: newTestimonialInput,
  updateTestimonialAction: testimonialInput,
  moveTestimonialAction: moveInput,
  deleteTestimonialAction: testimonialRemoval,
  setMessageStateAction: messageChange,
  eraseMessageAction: uuidChoice,
  eraseSubscriberAction: uuidChoice,
  movePersonAction: moveRequest,
  erasePersonAction: eraseRequest,
  signPersonOutAction: uuidChoice,
  giveCourseAction: courseGift,
  endGiftAction: giftEnd,
  resolveAlertAction: uuidChoice,
  sendMailAgainAction: uuidChoice,
  sendAllMailsAgainAction: nothing,
  saveMailWordsAction: mailWordsInput,
  sendSampleAction: mailChoice,
  proveAction: launchChoice,
  setDoorsAction: doorsInput,
  resendAction: orderAction,
  correctEmailAction: emailCorrection,
  refundAction: refundRequest,
  setYearStartAction: yearStartInput,
  grantAccessAction: accessChange,
  endAccessAction: accessChange,
  proveByPhoneAction: factorEntry,
  proveByRecoveryCodeAction: recoveryEntry,
  beginSetUpAction: nothing,
  finishSetUpAction: setUpEntry,
  renewRecoveryCodesAction: nothing,
};

/** The input of each call that reads a body. Every other route is sent the fields of all of them. */
export const callInputs: Record<string, z.ZodType> = {
  "/api/create-payment-intent": paymentIntentInput,
  "/api/lessons/[lessonId]/progress": progressInput,
  "/api/newsletter/subscribe": subscribeInput,
  "/api/admin/sales": exportInput,
  "/signout": z.object({ everywhere: z.literal("yes").optional() }),
};

export const anyInput = z.object({
  ...contactInput.shape,
  ...orderDetails.shape,
  ...linkForm.shape,
  ...paymentIntentInput.shape,
  ...progressInput.shape,
});
