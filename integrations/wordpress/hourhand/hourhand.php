<?php
/**
 * Plugin Name:       Hourhand
 * Description:       {{Count}} clock solitaires, as a block and as a shortcode.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The Hourhand authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       hourhand
 */

namespace Hourhand;

defined( 'ABSPATH' ) || exit;

const VERSION = '{{version}}';

require __DIR__ . '/includes/choices.php';
require __DIR__ . '/includes/assets.php';
require __DIR__ . '/includes/markup.php';

add_action( 'init', __NAMESPACE__ . '\register' );

/** Registers the files, the block and the shortcode. */
function register(): void {
	register_assets();
	register_block_type(
		__DIR__,
		array(
			'attributes'      => block_attributes(),
			'render_callback' => __NAMESPACE__ . '\block_markup',
		)
	);
	add_shortcode( 'hourhand', __NAMESPACE__ . '\shortcode_markup' );
}
